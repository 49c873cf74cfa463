import { plainLetters } from '../../hours/vocabulary.ts';
import { withoutYesNoSuffix } from './yes-no-letters.ts';

/** Ignores case, letter width and blanks in headers. */
export const foldColumnName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim();

/** Letters of a heading whose words are read: a longer one is a sentence that names nothing after so many words. */
const longestName = 300;

/** A name as plain words, without "(Y/N)": splits camelCase and "coor1", removes accents, lowercases. */
export const splitColumnName = (name: string): string =>
  plainLetters(
    foldColumnName(
      withoutYesNoSuffix(name)
        .slice(0, longestName)
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
        .replaceAll(/(\d)(\p{Lu})/gu, '$1 $2'),
    ),
  )
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}°№]+/gu, ' ')
    .trim();
