// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

declare global {
  var heard: string[] | undefined;
}

let files = 0;
/** Returns a new URL each time, because a module that was imported before is not evaluated again. */
function textFileUrl(name: string): string {
  files += 1;
  return `data:text/javascript,globalThis.heard.push('${name}') // ${files}`;
}

/** Opens a German page whose lazily loaded code has the given text files. */
async function openPage(late: Readonly<Record<string, string>>) {
  globalThis.heard = [];
  document.documentElement.lang = 'de';
  globalThis.lateDocumentTexts = late;
  vi.resetModules();
  const { loadWithTexts } = await import('./localize-text.ts');
  return { loadWithTexts, heard: globalThis.heard };
}

afterEach(() => {
  globalThis.heard = undefined;
  document.documentElement.lang = '';
  globalThis.lateDocumentTexts = undefined;
});

test('loads code after all its texts, skips those without a file, and retries a failed load', async () => {
  const late = { aed: textFileUrl('aed'), sections: textFileUrl('sections') };
  const { loadWithTexts, heard } = await openPage(late);
  const load = vi.fn(async () => heard.push('code')).mockRejectedValueOnce(new Error('no network'));
  await expect(loadWithTexts(['aed', 'map', 'sections'], load)).rejects.toThrow('no network');
  expect(heard.toSorted()).toEqual(['aed', 'sections']);
  await loadWithTexts(['aed', 'map', 'sections'], load);
  expect(heard.slice(2)).toEqual(['code']);
});

test('missing texts keep their code from loading, and are reported like missing code', async () => {
  const late = { sections: 'data:text/javascript,throw new Error("gone")' };
  const { loadWithTexts } = await openPage(late);
  const onPreloadError = vi.fn();
  window.addEventListener('vite:preloadError', onPreloadError, { once: true });
  const load = vi.fn(async () => undefined);
  await expect(loadWithTexts(['sections'], load)).rejects.toThrow('gone');
  expect(onPreloadError).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});
