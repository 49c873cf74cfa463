// Holds the values of every language's messages against the source's, after the types have held the rest.
import { readFileSync } from 'node:fs';
import { translations } from '../../web/languages/languages.ts';
import { wordsFiles } from '../../web/translations/words-of-site.ts';
import { lostValues, type Words } from './lost-values.ts';

const folder = 'web/translations';
const list = new URL(`../../${folder}/words-of-site.ts`, import.meta.url);

/** Every text of the source by its name, from the modules that the list takes their types from. */
async function englishTexts(): Promise<Readonly<Record<string, Words>>> {
  const sources = readFileSync(list, 'utf8').matchAll(/^import type \{[^}]+\} from '(?<module>\.\.\/[^']+)'/gm);
  const modules = await Promise.all(
    [...sources].map(
      async ({ groups }): Promise<Record<string, Words>> => import(new URL(`${groups?.module}`, list).href),
    ),
  );
  return Object.assign({}, ...modules);
}

const english = await englishTexts();
for (const { tag } of translations) {
  for (const file of wordsFiles) {
    const where = `${folder}/${tag}/${file}.ts`;
    const { words }: { words: Record<string, Words> } = await import(`../../${where}`);
    const lost = Object.entries(words).flatMap(([name, text]) => lostValues(english[name], text, name, where));
    for (const sentence of lost) console.error(sentence);
    if (lost.length > 0) process.exitCode = 1;
  }
}
