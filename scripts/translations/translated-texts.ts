import { wordsFiles } from '../../web/translations/words-of-pages.ts';
import type { Words } from './english-texts.ts';

/** Every text of a translation by its name, from the files of its folder. */
export async function translatedTexts(tag: string): Promise<Readonly<Record<string, Words>>> {
  const modules = await Promise.all(
    wordsFiles.map(async (file): Promise<{ readonly words: Readonly<Record<string, Words>> }> => {
      return import(`../../web/translations/${tag}/${file}.ts`);
    }),
  );
  return Object.assign({}, ...modules.map(({ words }) => words));
}
