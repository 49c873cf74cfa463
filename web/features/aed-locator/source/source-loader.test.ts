// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const standIn = '{"tilejson":"3.0.0","registry":null}';
const published = '{"tilejson":"3.0.0","registry":{"version":"aaa"}}';

/** Imports the loader again, as a newly opened page does. */
async function loaderOnNewPage(indexFile: string) {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => new Response(indexFile));
  return (await import('./source-loader.ts')).siteSourceLoader;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a site that never had a registry shows its samples', async () => {
  const loader = await loaderOnNewPage(standIn);
  expect(await loader.isPublished()).toBe(false);
  expect((await loader.open()).isSample).toBe(true);
});

test('a registry that this device has read and that is gone is an error, not a reason for samples', async () => {
  expect(await (await loaderOnNewPage(published)).isPublished()).toBe(true);
  const loader = await loaderOnNewPage(standIn);
  await expect(loader.isPublished()).rejects.toThrow('the published registry is missing. Try again.');
  await expect(loader.open()).rejects.toThrow('the published registry is missing');
});

test("relies on the site's answer alone where storage is blocked", async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
  expect(await (await loaderOnNewPage(published)).isPublished()).toBe(true);
  expect(await (await loaderOnNewPage(standIn)).isPublished()).toBe(false);
});

test('a position prefetches its surroundings only until the code of the search is loaded', async () => {
  const loader = await loaderOnNewPage(published);
  const ask = vi.fn(async () => new Response(published));
  await loader.isPublished();
  vi.stubGlobal('fetch', ask);
  await loader.prepare?.([8.54, 47.37]);
  expect(ask).toHaveBeenCalledWith('/aeds/index.json', expect.objectContaining({ method: 'HEAD' }));
  await loader.open().catch(() => {}); // The index is incomplete, so the source cannot be opened.
  ask.mockClear();
  await loader.prepare?.([8.54, 47.37]);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  { button: '<button aria-busy="true"></button>', what: 'a pending press', times: 1 },
  { button: '<button></button>', what: 'a page without a press', times: 0 },
])('$what requests the registry $times times', async ({ button, times }) => {
  await loaderOnNewPage(standIn);
  const ask = vi.fn(async () => new Response(standIn));
  vi.stubGlobal('fetch', ask);
  document.body.innerHTML = `<section id="aed-locator">${button}</section>`;
  (await import('./source-loader.ts')).openSourceForPendingClick();
  document.body.innerHTML = '';
  expect(ask).toHaveBeenCalledTimes(times);
});
