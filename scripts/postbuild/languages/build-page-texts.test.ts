import { afterEach, expect, test } from 'vitest';
import { renderPageTextScript } from './build-page-texts.ts';

afterEach(() => {
  globalThis.documentTexts = undefined;
  globalThis.lateDocumentTexts = undefined;
});

test('the script inside a page provides its texts and defines no other name', () => {
  const names = Object.keys(globalThis);
  const code = 'var e = { heroText: { title: `Karte` } }; globalThis.documentTexts = { ...e };';
  new Function(renderPageTextScript(code, { aed: '/assets/words-de-aed.js' }))();
  expect(globalThis.documentTexts).toEqual({ heroText: { title: 'Karte' } });
  expect(globalThis.lateDocumentTexts).toEqual({ aed: '/assets/words-de-aed.js' });
  expect(Object.keys(globalThis).filter((name) => !names.includes(name))).not.toContain('e');
});

test('no text can end the script element that contains it', () => {
  const title = '</script><script>alert(1)</SCRIPT><!--';
  const script = renderPageTextScript(`globalThis.documentTexts = ${JSON.stringify({ title })};`, {});
  expect(script).not.toMatch(/<\/?script|<!--/i);
  new Function(script)();
  expect(globalThis.documentTexts).toEqual({ title });
});
