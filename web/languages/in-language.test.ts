// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { wordsLoader } from '../start/load-words.ts';
import { withWords } from './in-language.ts';

declare global {
  var heard: string[] | undefined;
}

const words = (name: string) => `data:text/javascript,globalThis.heard.push('${name}')`;

afterEach(() => {
  globalThis.loadWords = undefined;
  globalThis.heard = undefined;
});

test('code comes after all its words, those that the page has no file for left aside, and again where it did not come', async () => {
  const heard: string[] = [];
  globalThis.heard = heard;
  globalThis.loadWords = wordsLoader({ aed: words('aed'), sections: words('sections') });
  const load = vi.fn(async () => heard.push('code')).mockRejectedValueOnce(new Error('no network'));
  await expect(withWords(['aed', 'map', 'sections'], load)).rejects.toThrow('no network');
  expect(heard.toSorted()).toEqual(['aed', 'sections']);
  await withWords(['aed', 'map', 'sections'], load);
  expect(heard.slice(2)).toEqual(['code']);
});

test('words that are gone keep their code away, and are told of as code that is gone', async () => {
  globalThis.loadWords = wordsLoader({ sections: 'data:text/javascript,throw new Error("gone")' });
  const told = vi.fn();
  window.addEventListener('vite:preloadError', told, { once: true });
  const load = vi.fn(async () => undefined);
  await expect(withWords(['sections'], load)).rejects.toThrow('gone');
  expect(told).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});
