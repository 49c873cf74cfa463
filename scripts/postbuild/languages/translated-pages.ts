import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { translations } from '../../../web/languages/languages.ts';

const run = promisify(execFile);

/**
 * Writes the pages of every language, as the router's build left those in English. Each language has a process of its own: its words are
 * taken by the site's modules as they load, once.
 */
export async function writeTranslatedPages(siteFolder: string): Promise<void> {
  for (const { tag } of translations) {
    await run(process.execPath, ['scripts/postbuild/languages/write-language.ts', tag, siteFolder]);
  }
}
