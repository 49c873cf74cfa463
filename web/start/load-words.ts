/**
 * What fetches the words that come with code, on a translated page: those of the named files that the page has. Words that a newer version
 * has taken away are told of as the build tells of code (web/offline/missing-chunk.ts). It reaches for nothing outside itself, for its
 * text stands in the start of every translated page (scripts/postbuild/defer-hydration.ts).
 *
 * @param addresses Of the words, by the name of their file.
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
