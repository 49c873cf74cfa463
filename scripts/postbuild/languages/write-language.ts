// Prerenders the pages of one language: node write-language.ts TAG FOLDER WORDS. It needs the router's server build in
// build/server. WORDS is the path of a JSON file with an inline script for each page, which contains the page's texts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { buildTranslatedPath, pagesPrerenderedInEveryLanguage } from '../../../web/languages/languages.ts';
import { buildShownTexts, findStaleTranslations } from '../../translations/translation.ts';
import type { PageTextScripts } from './build-page-texts.ts';

const [tag = '', siteFolder = '', wordsFile = ''] = process.argv.slice(2);
/** Returns a handler that renders the site's pages under paths that begin with the language's tag. */
async function siteInLanguage(): Promise<ReturnType<typeof createRequestHandler>> {
  globalThis.languageOfDocument = tag;
  globalThis.hasEnglishInPlaces = findStaleTranslations(tag).length > 0;
  globalThis.documentTexts = buildShownTexts(tag);
  const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
  return createRequestHandler({ ...build, basename: `/${tag}` }, 'production');
}

const wordsOf: PageTextScripts = JSON.parse(await readFile(wordsFile, 'utf8'));
const answer = await siteInLanguage();
for (const page of pagesPrerenderedInEveryLanguage) {
  const address = buildTranslatedPath(tag, page);
  globalThis.wordsScriptOfPage = wordsOf[address];
  const response = await answer(new Request(`http://localhost${address}/`));
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status} instead of a page: ${html}`);
  await mkdir(siteFolder + address, { recursive: true });
  await writeFile(`${siteFolder}${address}/index.html`, html);
}
