import { expect, test } from 'vitest';
import { methodologySections } from '../../../content/methodology/methodology.ts';
import { methodologySources } from '../../../content/methodology/methodology-sources.ts';
import type { MethodologySection } from '../../../content/methodology/methodology-types.ts';
import { citationPattern } from './citation-pattern.ts';
import { assignNoteNumbers, listCitedSources, textsOfBlock } from './note-numbers.ts';

const sections: readonly MethodologySection[] = [
  { id: 'a', title: 'A', blocks: [{ kind: 'text', text: 'First.[^insee] Again.[^owid]' }] },
  {
    id: 'b',
    title: 'B',
    blocks: [
      { kind: 'heading', text: 'No notes here' },
      { kind: 'list', items: ['Once more.[^insee]', 'Last.[^gulf]'] },
    ],
  },
];

test('notes are numbered by first citation across sections, and a second citation keeps the number', () => {
  expect([...assignNoteNumbers(sections)]).toEqual([
    ['insee', 1],
    ['owid', 2],
    ['gulf', 3],
  ]);
});

test('a citation without a source is refused by name', () => {
  expect(() => listCitedSources('Hearsay.[^nobody]')).toThrow('[^nobody]');
});

test('every source that the methodology lists has a number, and no mark of a citation is left in its texts', () => {
  expect([...assignNoteNumbers(methodologySections).keys()].sort()).toEqual(Object.keys(methodologySources).sort());
  const texts = methodologySections.flatMap(({ blocks }) => blocks.flatMap(textsOfBlock));
  expect(texts.filter((text) => text.replaceAll(new RegExp(citationPattern, 'g'), '').includes('[^'))).toEqual([]);
});
