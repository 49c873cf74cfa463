import { describe, expect, it } from 'vitest';
import { parseDegrees } from './degrees.ts';
import { readPosition } from './position.ts';
import { parsePositionCell } from './position-cell.ts';

describe('degrees in common notations', () => {
  it.each([
    ['45.7595', 45.7595],
    ['45,7595', 45.7595],
    [`45° 45' 34,2" N`, 45.7595],
    ['N 45°45′34.2″', 45.7595],
    ['45º45’34.2’’ n', 45.7595],
    [`47° 04.352'`, 47.07253],
    ['47.0672° N', 47.0672],
    ['北纬22°32′43″', 22.54528],
    ['22度32分43秒', 22.54528],
    [`33° 52' 10" S`, -33.86944],
    [`-33° 52' 10"`, -33.86944],
  ])('%s is a latitude', (text, expected) => {
    expect(parseDegrees(text, 'latitude')).toBeCloseTo(expected, 5);
  });

  it.each([
    ['a letter of the other axis', `4° 50' 49" E`],
    ['an O, west in French and east in German', `4° 50' 49" O`],
    ['sixty minutes', `45° 60' 0" N`],
    ['sixty seconds', `45° 10' 60" N`],
    ['south with a minus', `-33° 52' S`],
    ['a decimal degree before minutes', `45.5° 30' N`],
    ['two letters', `N 45° 10' N`],
    ['minutes without degrees', `45' 34"`],
    ['words', 'beside the church'],
    ['an empty cell', ' '],
  ])('%s is invalid', (_what, text) => {
    expect(parseDegrees(text, 'latitude')).toBeNaN();
  });

  it.each([
    [`N 47° 04.352' E 15° 25.002'`],
    [`47°4'21.12"N, 15°25'0.12"E`],
    [`15°25'0.12"E / 47°4'21.12"N`],
    [`47° 4' 21.12", 15° 25' 0.12"`],
    ['47,07253 / 15,41670'],
  ])('%s is a position, whichever comes first', (text) => {
    const { longitude, latitude } = parsePositionCell(text, false);
    const { position } = readPosition(longitude, latitude);
    expect(position?.[0]).toBeCloseTo(15.4167, 4);
    expect(position?.[1]).toBeCloseTo(47.07253, 4);
  });
});

describe('degrees without the degree sign', () => {
  it.each([
    ['−33.8688', -33.8688],
    ['36.8411 S', -36.8411],
    ['S 36,8411', -36.8411],
    ['50.08N', 50.08],
    ['３５．６８', 35.68],
  ])('%s is %d', (text, expected) => {
    expect(parseDegrees(text, 'latitude')).toBeCloseTo(expected, 6);
  });

  it.each(['174.76 E', 'N 50.08 N', '50 08 N', 'N', '5o.1'])('%s is not a latitude', (text) => {
    expect(parseDegrees(text, 'latitude')).toBeNaN();
  });
});
