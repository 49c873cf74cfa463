/** Where a translated page finds its words. */
export interface WordsOfPage {
  /** Of the file that comes before any code that shows its words. */
  readonly ahead: string;
  /** Those that come with code of later parts, by the names of their files. */
  readonly late: Readonly<Record<string, string>>;
}

/**
 * What fetches the words that come with code: those of the named files that the page has. Words that a newer version has taken away are
 * told of as the build tells of code (web/offline/missing-chunk.ts).
 */
export function wordsLoader({ late }: WordsOfPage): (files: readonly string[]) => Promise<void> {
  return async (files) => {
    try {
      await Promise.all(files.map((file) => late[file] && import(/* @vite-ignore */ late[file])));
    } catch (cause) {
      window.dispatchEvent(new Event('vite:preloadError'));
      throw cause;
    }
  };
}
