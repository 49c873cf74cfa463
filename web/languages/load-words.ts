/**
 * What fetches the words that come with code of later parts: those of the named files that the page has. Where a newer version of the site
 * has taken words away, it sends the event that the build sends for missing code (web/offline/missing-chunk.ts).
 *
 * @param addresses Of the words, by the names of their files.
 */
export function wordsLoader(addresses: Readonly<Record<string, string>>): (files: readonly string[]) => Promise<void> {
  return async (files) => {
    try {
      await Promise.all(files.map((file) => addresses[file] && import(/* @vite-ignore */ addresses[file])));
    } catch (cause) {
      window.dispatchEvent(new Event('vite:preloadError'));
      throw cause;
    }
  };
}
