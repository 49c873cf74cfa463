// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('a missing translation is shown in English, left to right on a right-to-left page', async () => {
  for (const [tag, shown] of [
    ['de', 'Stop the beat'],
    ['ar', '\u2066Stop the beat\u2069'],
  ]) {
    vi.resetModules();
    document.documentElement.lang = tag ?? '';
    globalThis.documentTexts = { cprText: { start: 'x', steps: [{ words: 'y' }, { words: undefined }] } };
    const { inLanguage, languageAttributesOf } = await import('./localize-text.ts');
    const english = { start: 'Start', stop: 'Stop the beat', steps: [{ words: 'Check' }, { words: 'Stop the beat' }] };
    const text = inLanguage('cprText', english);
    expect(text).toEqual({ start: 'x', stop: shown, steps: [{ words: 'y' }, { words: shown }] });
    const asEnglish = { lang: 'en', dir: 'ltr' };
    expect([languageAttributesOf(text, 'start'), languageAttributesOf(text, 'stop')]).toEqual([{}, asEnglish]);
    expect(text.steps.map((step) => languageAttributesOf(step, 'words'))).toEqual([{}, asEnglish]);
  }
  document.documentElement.lang = 'en';
  globalThis.documentTexts = undefined;
});
