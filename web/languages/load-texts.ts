/**
 * Loads the texts of lazy parts: the named files that the page has. If a newer version of the site has removed them, it
 * fires the same event as for missing code (web/offline/missing-chunk.ts).
 *
 * @param addresses URLs of the texts, by file name.
 */
export function createTextLoader(
  addresses: Readonly<Record<string, string>>,
): (files: readonly string[]) => Promise<void> {
  return async (files) => {
    try {
      await Promise.all(files.map((file) => addresses[file] && import(/* @vite-ignore */ addresses[file])));
    } catch (cause) {
      window.dispatchEvent(new Event('vite:preloadError'));
      throw cause;
    }
  };
}
