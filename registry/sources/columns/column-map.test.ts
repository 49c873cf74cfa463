import { describe, expect, it } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { writeIn } from '../../testing/made-up-files.ts';
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

const read = (map: unknown) => readColumnMap(writeIn(testFolder(), 'map.json', JSON.stringify(map)));

describe('a column map', () => {
  it('is read field by field, what may be missing missing', () => {
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
      'source.attribution: got nothing, expected a text',
    ],
    [
      'with an empty title',
      { ...whole, source: { ...whole.source, title: '' } },
      'source.title: got "", expected a text',
    ],
    [
      'of a zone that is none',
      { ...whole, timeZone: 'Europe/Berln' },
      'timeZone: got "Europe/Berln", expected a time zone as Europe/Berlin',
    ],
    ['that would fit every table', { ...whole, recognise: [] }, 'recognise: got [], expected at least one column'],
    [
      'with a tag of one column instead of a list',
      { ...whole, tags: { name: 'place' } },
      'tags.name: got "place", expected a list',
    ],
    [
      'with pads of a word for yes and none for no',
      { ...whole, childPads: { column: 'pads', yes: 'present' } },
      'childPads.no: got nothing, expected a text',
    ],
    [
      'with a rule for dropping without a reason',
      { ...whole, drop: [{ column: 'gone', value: '' }] },
      'drop[0].because: got nothing, expected a text',
    ],
    [
      'that fills places down',
      { ...whole, fillDown: ['place', 'y'] },
      'fillDown: got ["place","y"], expected no columns of places and ids',
    ],
    ['that is a list', [], 'got [], expected an object'],
  ];
  for (const [what, map, sentence] of wrong) {
    it(`is refused when it is one ${what}`, () => {
      expect(() => read(map)).toThrow(`${sentence}; see registry/README.md.`);
    });
  }
});
