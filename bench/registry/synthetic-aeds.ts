import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { timeZoneAt } from '../../registry/hours/time-zone.ts';
import { createSeededRandom } from '../../tests/support/seeded-random.ts';

const usualHours = [
  '24/7',
  'Mo-Fr 08:00-18:00',
  'Mo-Fr 07:30-15:30; Sa-Su off',
  'Mo-Su 06:00-23:00',
  'Mo-Sa 09:00-20:00; Su 10:00-17:00',
  '',
];
const places = [
  'beside the main entrance',
  'in the foyer',
  'at the reception desk',
  'on the outer wall',
  'in the staff room',
  'next to the lift',
];
const owners = [
  'Town hall',
  'Sports centre',
  'School',
  'Fire station',
  'Library',
  'Pharmacy',
  'Railway station',
  'Swimming pool',
];

/** Sample remarks about access, twenty to sixty characters each. */
const remarks = [
  'During opening hours at the reception desk',
  'outside them ring the bell of the caretaker on the left',
  'code for the box by calling the emergency number',
  'the key hangs in the office behind the counter',
  'only while the school is open',
  'the door on the yard is not locked',
  'follow the green signs up the stairs',
  'kept warm in a cabinet with an alarm',
  'members of the club have a chip for the door',
];

interface SyntheticAeds {
  readonly place: () => LongitudeLatitude;
  readonly random: () => number;
}

/** Returns a random position on land, because the importer refuses a source that is mostly at sea. */
function randomLandPosition(fraction: () => number): { readonly longitude: number; readonly latitude: number } {
  for (;;) {
    const place = { longitude: fraction() * 340 - 170, latitude: fraction() * 110 - 50 };
    if (!timeZoneAt(place.longitude, place.latitude).startsWith('Etc/')) return place;
  }
}

/**
 * Creates a world of four thousand cities whose sizes are inversely proportional to their rank. AEDs become sparser
 * away from each centre. The cities are always the same; the seed determines the AEDs' positions in them.
 */
export function createSyntheticWorld(seed: number): SyntheticAeds {
  const { fraction } = createSeededRandom(7);
  const random = createSeededRandom(seed).fraction;
  const cities = Array.from({ length: 4000 }, (_, rank) => ({
    ...randomLandPosition(fraction),
    spreadDegrees: 0.02 + 0.12 / Math.sqrt(rank + 1),
    weight: 1 / (rank + 10),
  }));
  const total = cities.reduce((sum, city) => sum + city.weight, 0);
  const upTo: number[] = [];
  for (const city of cities) upTo.push((upTo.at(-1) ?? 0) + city.weight / total);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  function cityAt(share: number) {
    let low = 0;
    let high = cities.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 1) < share) low = middle + 1;
      else high = middle;
    }
    return cities[low];
  }
  return {
    random,
    place: () => {
      const city = cityAt(random()) ?? { longitude: 0, latitude: 0, spreadDegrees: 1 };
      const stretch = Math.cos((city.latitude * Math.PI) / 180);
      return [
        Number((city.longitude + (normal() * city.spreadDegrees) / stretch).toFixed(7)),
        Number((city.latitude + normal() * city.spreadDegrees).toFixed(7)),
      ];
    },
  };
}

function madeUpFeature(number: number, { world: { random, place }, hours, texts }: Required<SyntheticOptions>): object {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const value = pick(hours);
  const remark = () => `${pick(remarks)} ${Math.floor(random() * 900)}`;
  const longText = () => Array.from({ length: 5 }, remark).join(', ');
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: place() },
    properties: {
      '@osm_type': 'node',
      '@osm_id': number * 100,
      emergency: 'defibrillator',
      access: pick(['yes', 'customers', 'private']),
      indoor: pick(['yes', 'no']),
      level: String(Math.floor(random() * 6)),
      operator: `${pick(owners)} ${Math.floor(random() * 5000)}`,
      'defibrillator:location': `${pick(places)}, door ${Math.floor(random() * 400)}`,
      phone: `+00 ${Math.floor(random() * 1e9)}`,
      ...(value && { opening_hours: value }),
      ...(texts === 'remark' && { description: remark() }),
      ...(texts === 'long' && { description: longText(), note: longText() }),
    },
  };
}

/** Creates positions that are spread evenly over central Germany. A few of them lie across its borders. */
export function createSyntheticCountry(seed: number): SyntheticAeds {
  const random = createSeededRandom(seed).fraction;
  const within = (from: number, to: number) => Number((from + random() * (to - from)).toFixed(7));
  return { random, place: () => [within(7, 13), within(48, 53.5)] };
}

interface SyntheticOptions {
  /** Number of the first AED. Unless a world is given, it also determines the positions. */
  readonly first?: number;
  readonly world?: SyntheticAeds;
  /**
   * Free texts about each AED. 'remark' gives each one text of about 45 characters. In Switzerland's AED list, which
   * has the longest texts that we know, those of an AED have 17 characters on average. 'long' gives each AED two texts
   * of about two hundred characters, more than any source that we know.
   */
  readonly texts?: 'none' | 'remark' | 'long';
  /** Opening hours to choose from at random; '' for an AED without hours. */
  readonly hours?: readonly string[];
}

/** Writes a synthetic AED list as GeoJSON on a single line. */
export async function writeSyntheticGeojson(
  path: string,
  count: number,
  options: SyntheticOptions = {},
): Promise<void> {
  const { first = 1, world = createSyntheticWorld(12 + first), texts = 'none', hours = usualHours } = options;
  const file = createWriteStream(path);
  file.write('{"type":"FeatureCollection","features":[');
  for (let number = first; number < first + count; number++) {
    const text = `${number > first ? ',' : ''}${JSON.stringify(madeUpFeature(number, { first, world, texts, hours }))}`;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end(']}');
  await once(file, 'finish');
}
