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

test('numbers notes by first citation across sections, and a second citation keeps the number', () => {
  expect([...assignNoteNumbers(sections)]).toEqual([
    ['insee', 1],
    ['owid', 2],
    ['gulf', 3],
  ]);
});

test('refuses a citation without a source, and names it', () => {
  expect(() => listCitedSources('Hearsay.[^nobody]')).toThrow('[^nobody]');
});

test('numbers every source of the methodology, and leaves no citation mark in its texts', () => {
  expect([...assignNoteNumbers(methodologySections).keys()].sort()).toEqual(Object.keys(methodologySources).sort());
  const texts = methodologySections.flatMap(({ blocks }) => blocks.flatMap(textsOfBlock));
  expect(texts.filter((text) => text.replaceAll(new RegExp(citationPattern, 'g'), '').includes('[^'))).toEqual([]);
});
