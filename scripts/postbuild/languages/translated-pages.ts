import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { translations } from '../../../web/languages/languages.ts';
import type { WordsOfPages } from './build-words.ts';

const run = promisify(execFile);

/**
 * Writes the pages of every language, as the router's build left those in English. Each language has its own process: its words are
 * taken by the site's modules as they load, once. As many work at once as there are processors.
 */
export async function writeTranslatedPages(siteFolder: string, wordsOf: WordsOfPages): Promise<void> {
  const wordsFile = `${siteFolder}/../words-of-pages.json`;
  await writeFile(wordsFile, JSON.stringify(wordsOf));
  const waiting = translations.values();
  const work = async () => {
    for (const { tag } of waiting)
      await run(process.execPath, ['scripts/postbuild/languages/write-language.ts', tag, siteFolder, wordsFile]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await rm(wordsFile);
}
