import { plainLetters } from '../../hours/vocabulary.ts';
import { withoutYesNoSuffix } from './answer-marks.ts';

/** Ignores case, letter width and blanks in headers. */
export const foldedColumn = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim();

/** Letters of a heading whose words are read: a longer one is a sentence that names nothing after so many words. */
const longestName = 300;

/** A name as plain words, without "(Y/N)": splits camelCase and "coor1", removes accents, lowercases. */
export const columnWords = (name: string): string =>
  plainLetters(
    foldedColumn(
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
