import { expect, test } from 'vitest';
import type { MethodologySection } from '../../../content/methodology/methodology-types.ts';
import { citedSources, numberNotes } from './note-numbers.ts';

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
  expect([...numberNotes(sections)]).toEqual([
    ['insee', 1],
    ['owid', 2],
    ['gulf', 3],
  ]);
});

test('a citation without a source is refused by name', () => {
  expect(() => citedSources('Hearsay.[^nobody]')).toThrow('[^nobody]');
});
