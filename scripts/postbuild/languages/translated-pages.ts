import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { translations } from '../../../web/languages/languages.ts';
import type { PageTextScripts } from './build-page-texts.ts';

const run = promisify(execFile);

/**
 * Prerenders the pages of every language, as the router's build does for English. Each language has its own process,
 * because the site's modules read their texts only once, when they are loaded. As many processes run at a time as there
 * are processors.
 */
export async function writeTranslatedPages(siteFolder: string, pageTexts: PageTextScripts): Promise<void> {
  const wordsFile = `${siteFolder}/../words-of-pages.json`;
  await writeFile(wordsFile, JSON.stringify(pageTexts));
  const waiting = translations.values();
  const work = async () => {
    for (const { tag } of waiting)
      await run(process.execPath, ['scripts/postbuild/languages/write-language.ts', tag, siteFolder, wordsFile]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await rm(wordsFile);
}
