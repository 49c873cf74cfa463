import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildCoastTile, type CoastTile, coastTileUnits } from './coast-tiles.ts';

const folder = 'web/assets/coasts/';
const files = readdirSync(folder);
const committed = (name: string): CoastTile => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'));

/** The points of an outline in grid units. */
function pointsOf(steps: readonly number[]): number[][] {
  let [x, y] = [0, 0];
  const points: number[][] = [];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** Whether a point of the grid lies on land, by the even-odd rule. */
function isLand({ land }: CoastTile, [x, y]: readonly [number, number]): boolean {
  let isInside = false;
  for (const ring of land.map(pointsOf)) {
    ring.forEach(([x1 = 0, y1 = 0], at) => {
      const [x2 = 0, y2 = 0] = ring.at(at - 1) ?? [];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    });
  }
  return isInside;
}

/** The zoom-4 tile that contains a position, and the point of its grid. */
function gridPointOf([longitude, latitude]: readonly [number, number]) {
  const x = (longitude / 360 + 0.5) * 16;
  const y = (0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) * 16;
  const place = [(x % 1) * coastTileUnits, (y % 1) * coastTileUnits] as const;
  return { name: `${Math.floor(x)}-${Math.floor(y)}`, place };
}

describe('the committed coasts', () => {
  it('equal the output of the generator, and include Malta', () => {
    expect(buildCoastTile(8, 6)).toEqual(committed('8-6'));
  });

  it.each([
    ['the middle of Ikaria', [26.15, 37.6], true],
    ['the sea between Ikaria and Samos', [26.45, 37.55], false],
    ['Mellieħa on Malta', [14.36, 35.95], true],
    ['the sea east of Malta', [15.2, 35.9], false],
    ['the north of Okinawa', [128.2, 26.72], true],
    ['the Gulf of Nicoya', [-84.85, 9.85], false],
    ['the hills of Nicoya', [-85.45, 10.1], true],
    ['Maui', [-156.25, 20.75], true],
    ['Taveuni, near the date line', [-179.98, -16.82], true],
    ['the east of Chukotka, beyond the date line', [-175, 67], true],
  ] as const)('report whether %s at %j is land: %s', (_, degrees, expected) => {
    const { name, place } = gridPointOf(degrees);
    expect(isLand(committed(name), place)).toBe(expected);
  });

  it('weigh at most 100 kB each before compression and 2.8 MB together', () => {
    const sizes = files.map((file) => statSync(`${folder}${file}`).size);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_800_000);
  });

  it('extend slightly beyond their tile', () => {
    for (const file of files) {
      const { land } = committed(file.replace('.json', ''));
      const reach = land.flatMap(pointsOf).flat();
      expect(Math.min(...reach.map((value) => Math.min(value, coastTileUnits - value)))).toBeGreaterThan(
        -0.031 * coastTileUnits,
      );
    }
  });
});
