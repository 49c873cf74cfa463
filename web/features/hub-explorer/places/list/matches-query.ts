import { foldText } from '../../../../../domain/text/fold-text.ts';

/** Whether every word of the query begins one of the folded words; an empty query finds everything. */
export function matchesQuery(words: readonly string[], query: string): boolean {
  const folded = foldText(query);
  return folded === '' || folded.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
