import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../../tests/support/test-folder.ts';
import { writeFileIn } from '../../testing/fixture-files.ts';
import { readColumnMap } from './column-map.ts';

const whole = {
  source: { key: 'exampleton', title: 'Exampleton', licence: 'CC0-1.0', attribution: 'Town of Exampleton', url: null },
  recognise: ['nr', 'place'],
  id: 'nr',
  longitude: 'x',
  latitude: 'y',
  timeZone: 'Europe/Berlin',
  tags: { name: ['place'] },
};

const read = (map: unknown) => readColumnMap(writeFileIn(createTestFolder(), 'map.json', JSON.stringify(map)));

describe('a column map', () => {
  it('is read field by field, with optional ones missing', () => {
    const missing = {
      sameAs: {},
      state: [],
      drop: [],
      weekHours: [],
      edited: [],
      fillDown: [],
      pairOrder: 'latitude longitude',
    };
    expect(read(whole)).toEqual({ ...whole, ...missing });
    const { timeZone: _, id: _id, ...anywhere } = whole;
    expect(read(anywhere)).toEqual({ ...anywhere, id: null, ...missing });
  });

  const wrong: readonly [string, unknown, string][] = [
    [
      'without attribution',
      { ...whole, source: { ...whole.source, attribution: undefined } },
      'source.attribution is missing, but must be text',
    ],
    [
      'with an empty title',
      { ...whole, source: { ...whole.source, title: '' } },
      'source.title is "", but must be text',
    ],
    [
      'of a zone that is none',
      { ...whole, timeZone: 'Europe/Berln' },
      'timeZone is "Europe/Berln", but must be a time zone like Europe/Berlin',
    ],
    ['that would fit every table', { ...whole, recognise: [] }, 'recognise is [], but must be at least one column'],
    [
      'with a tag of one column instead of a list',
      { ...whole, tags: { name: 'place' } },
      'tags.name is "place", but must be a list',
    ],
    [
      'with pads of a word for yes and none for no',
      { ...whole, childPads: { column: 'pads', yes: 'present' } },
      'childPads.no is missing, but must be text',
    ],
    [
      'with a rule for dropping without a reason',
      { ...whole, drop: [{ column: 'gone', value: '' }] },
      'drop[0].because is missing, but must be text',
    ],
    [
      'that fills places down',
      { ...whole, fillDown: ['place', 'y'] },
      'fillDown is ["place","y"], but must be free of columns that hold places or ids',
    ],
    ['that is a list', [], 'is [], but must be an object'],
  ];
  for (const [what, map, sentence] of wrong) {
    it(`is refused when it is one ${what}`, () => {
      expect(() => read(map)).toThrow(`${sentence}. See registry/README.md.`);
    });
  }
});
