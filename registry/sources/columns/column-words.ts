import { plainLetters } from '../../hours/vocabulary.ts';

/** Headers differ in case, in width of letters, in blanks: none of it makes another column. */
export const foldedColumn = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim();

/** A name in plain words: camelCase and "coor1" come apart, accents and case fall away. */
export const columnWords = (name: string): string =>
  plainLetters(
    foldedColumn(
      name
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
        .replaceAll(/(\d)(\p{Lu})/gu, '$1 $2'),
    ),
  )
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}°№]+/gu, ' ')
    .trim();
