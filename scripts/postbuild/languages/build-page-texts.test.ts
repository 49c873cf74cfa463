import { afterEach, expect, test } from 'vitest';
import { pageTextScript } from './build-page-texts.ts';

afterEach(() => {
  globalThis.wordsOfDocument = undefined;
  globalThis.lateWordsOfDocument = undefined;
});

test('the script inside a page hands it its words and leaves no other name behind', () => {
  const names = Object.keys(globalThis);
  const code = 'var e = { heroText: { title: `Karte` } }; globalThis.wordsOfDocument = { ...e };';
  new Function(pageTextScript(code, { aed: '/assets/words-de-aed.js' }))();
  expect(globalThis.wordsOfDocument).toEqual({ heroText: { title: 'Karte' } });
  expect(globalThis.lateWordsOfDocument).toEqual({ aed: '/assets/words-de-aed.js' });
  expect(Object.keys(globalThis).filter((name) => !names.includes(name))).not.toContain('e');
});

test('no word ends the element that the script stands in', () => {
  const title = '</script><script>alert(1)</SCRIPT><!--';
  const script = pageTextScript(`globalThis.wordsOfDocument = ${JSON.stringify({ title })};`, {});
  expect(script).not.toMatch(/<\/?script|<!--/i);
  new Function(script)();
  expect(globalThis.wordsOfDocument).toEqual({ title });
});
