import type { Words } from '../translations/english-texts.ts';

/**
 * Sentences about each message that takes other values than in English, `where` its words stand. The types allow a message that leaves
 * values out: anyone who reads it would not learn them.
 */
export function lostValues(english: Words | undefined, own: Words, key: string, where: string): string[] {
  if (typeof own === 'object') {
    const entries = Object.entries(own);
    const ofEnglish = (entry: string) => (typeof english === 'object' ? english[entry] : undefined);
    return entries.flatMap(([entry, words]) => lostValues(ofEnglish(entry), words, `${key}.${entry}`, where));
  }
  const taken = typeof own === 'function' ? own.length : 0;
  const expected = typeof english === 'function' ? english.length : 0;
  if (taken === expected) return [];
  return [
    `${where}: ${key} takes ${taken} values, but the English text takes ${expected}. ` +
      'Name the same values, with a _ before one that the language does not use.',
  ];
}
