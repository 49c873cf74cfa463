import { readdir, readFile } from 'node:fs/promises';
import type { WordsOfPage } from './languages/build-words.ts';

/** What is fetched with the first press on a page's locator, all at once, by the page's path and its words. */
export type PressFiles = (path: string, words: WordsOfPage | undefined) => readonly string[];

export const hasLocator = (html: string) => /<section\b[^>]*\bid="aed-locator"/.test(html);

/** Words of the locator and of its answer. */
const lateWords = ['aed', 'found'] as const;

/** Whatever the search finds is shown by one of these; the bundler names their files after them. */
const answers = ['registry-source', 'sample-source'] as const;

const dependencyList = /__vite__mapDeps=.*?\(m\.f=\[(?<files>[^\]]*)\]/;

/** The files of the locator's answer in a built site; home's locator is itself one of its late parts. `indexAddress` is the registry's. */
export async function readPressFiles(siteFolder: string, indexAddress: string): Promise<PressFiles> {
  const names = (await readdir(`${siteFolder}/assets`)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(names.sort().map((name) => readFile(`${siteFolder}/assets/${name}`, 'utf8')));
  const ofAnswers = answers.flatMap((part) => filesOfPart(part, scripts));
  const ofHome = filesOfPart('home-locator', scripts);
  return (path, words) => {
    const files = path.endsWith('/aed') ? ofAnswers : [...ofHome, ...ofAnswers];
    return [indexAddress, ...lateWords.flatMap((name) => words?.late[name] ?? []), ...new Set(files)];
  };
}

/** The files that the browser fetches with a part that is imported later, as the bundler noted them where it is imported. */
export function filesOfPart(part: string, scripts: readonly string[]): readonly string[] {
  const asked = new RegExp(
    `import\\([\`"']\\./${part}-[\\w-]+\\.js[\`"']\\).*?__vite__mapDeps\\(\\[(?<places>[\\d,]*)\\]\\)`,
  );
  for (const script of scripts) {
    const places = asked.exec(script)?.groups?.places?.split(',').map(Number);
    if (places === undefined) continue;
    const files: unknown = JSON.parse(`[${dependencyList.exec(script)?.groups?.files ?? ''}]`);
    if (Array.isArray(files) && places.every((place) => typeof files[place] === 'string')) {
      return places.map((place) => `/${files[place]}`);
    }
  }
  throw new Error(`No file imports ${part} with the list of what it needs. See scripts/postbuild/press-files.ts.`);
}
