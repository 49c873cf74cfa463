import { toPlainCharacters } from '../../hours/vocabulary.ts';
import { removeYesNoSuffix } from './yes-no-letters.ts';

/**
 * Normalises a column name, so that differences in case, letter width, blanks, underscores, dots and hyphens do not
 * matter.
 */
export const foldColumnName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim();

/**
 * Maximum number of characters of a heading that are read. A longer heading is a sentence, whose end does not name the
 * column.
 */
const maxHeadingLength = 300;

/**
 * Splits a column name into lowercase words without accents. It separates camelCase and "coor1", and removes "(Y/N)".
 */
export const splitColumnName = (name: string): string =>
  toPlainCharacters(
    foldColumnName(
      removeYesNoSuffix(name)
        .slice(0, maxHeadingLength)
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
        .replaceAll(/(\d)(\p{Lu})/gu, '$1 $2'),
    ),
  )
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}°№]+/gu, ' ')
    .trim();
