/**
 * Creates a function that loads the named text files of lazily loaded code. Files that the page does not list are
 * skipped. If a file cannot be loaded because a newer version of the site has removed it, the function fires the same
 * event as for missing code (web/offline/missing-chunk.ts).
 *
 * @param addresses URLs of the text files, by file name.
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
