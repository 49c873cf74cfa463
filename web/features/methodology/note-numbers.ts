import { type MethodologySourceKey, methodologySources } from '../../../content/methodology/methodology-sources.ts';
import type { MethodologyBlock, MethodologySection } from '../../../content/methodology/methodology-types.ts';
import { citationPattern } from './citation-pattern.ts';

/** Returns the keys of the sources that a text cites, in order. Throws if methodologySources does not have a key. */
export function listCitedSources(text: string): readonly MethodologySourceKey[] {
  return Array.from(text.matchAll(new RegExp(citationPattern, 'g')), ([, key = '']) => {
    if (!(key in methodologySources)) {
      throw new Error(
        `The methodology cites [^${key}], which methodology-sources.ts does not list; add it or mend the key.`,
      );
    }
    return key as MethodologySourceKey;
  });
}

/** Numbers the sources in the order in which the sections cite them first, starting at 1. */
export function assignNoteNumbers(sections: readonly MethodologySection[]): ReadonlyMap<MethodologySourceKey, number> {
  const numbers = new Map<MethodologySourceKey, number>();
  for (const text of sections.flatMap(({ blocks }) => blocks.flatMap(textsOfBlock))) {
    for (const key of listCitedSources(text)) {
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    }
  }
  return numbers;
}

/** Returns the texts of a block that may contain citations, in reading order. */
export function textsOfBlock(block: MethodologyBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return block.items;
    case 'terms':
      return block.terms.map(({ text }) => text);
    case 'sides':
      return block.sides.flatMap(({ paragraphs }) => paragraphs);
    case 'heading':
    case 'figure':
      return [];
  }
}
