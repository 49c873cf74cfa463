import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredAed } from '../domain/aed/aed-registry.ts';
import type { RankedAed } from '../domain/aed/rank-by-arrival.ts';
import { createSeededRandom } from '../tests/support/seeded-random.ts';
import { rankSearchMatches, searchRegistry } from '../web/features/aed-locator/search/search-registry.ts';
import { createMeasurement, type Measurement } from './measurement.ts';
import { type ImportedRegistry, importSourceFolder } from './ranking/imported-registry.ts';
import { measureOpenSharesByGroup, type OpenSharesOfGroup } from './ranking/open-shares-by-group.ts';
import { pickRandomPointNear } from './ranking/search-positions.ts';

const limitedWords =
  /w(ä|ae)h?re?n?d|öff?n?u?n?g?s?zeit|oeff\w*zeit|bürozeit|betriebszeit|arbeitszeit|schulzeit|bürozeiten|\bnur\b|mitarbeiter|wenn\b.*(offen|geöffnet|anwesend)|sommermonat|saison|pendant|heures d.ouverture|durante|orari[oo]? (di|d')|ferien|nicht öffentlich|beschränkt zugänglich|w godzinach|only|opening hours/iu;

/** German texts that match `limitedWords` but mean "not only" or "without limits". */
const noLimit = /nicht nur|uneingeschränkt/iu;

const vehicleWords =
  /samoch[oó]d\w*[ -]*(ratown|po[zż]ar|ga[sś]n|boj|stra[zż]|specj|osp|psp|operac)|(w|na|wyposa[zż]eni\w*) (samocho|wozie|wozach|woz[uó]|pojazd|poje[zź]d)|^samoch[oó]d|^pojazd|w[oó]z\w* (boj|stra[zż]|ga[sś]n)|radiow[oó]z|karetk|(im|in einem|in den) (auto|fahrzeug)|im einsatzfahrzeug|first responder fahrzeug/imu;

const wordsOf = (properties: Readonly<Record<string, unknown>>, keys: RegExp) =>
  Object.entries(properties)
    .filter(([key, value]) => keys.test(key) && typeof value === 'string')
    .map(([, value]) => String(value));

const sundayNight = new Date('2026-11-22T02:00:00Z');

/**
 * Minutes on foot, one way. Within `sureWithin`, an AED that is certainly open should come before one whose text limits
 * its times or users. Within `fixedWithin`, a wall-mounted AED should come before one in a vehicle.
 */
const [sureWithin, fixedWithin] = [15, 10];

/**
 * Checks whether the first search result fits the sources' texts, for searches near 1,000 AEDs in Switzerland and
 * Poland on a Sunday at 03:00. The AED lists are not part of the project: `npm run bench -- words FOLDER`. The
 * benchmark reads the texts with its own patterns.
 */
export async function measureAccessTexts(args: readonly string[]): Promise<readonly Measurement[]> {
  const [folder] = args;
  if (folder === undefined) {
    console.log('The folder of AED lists is missing, so nothing is measured. Run npm run bench -- words FOLDER.');
    return [];
  }
  const registry = await importSourceFolder(folder);
  const statedWords = readStatedWords(folder);
  return [
    ...(await firstCards(registry, statedWords, { country: 'Switzerland', timeZone: 'Europe/Zurich' })),
    ...(await firstCards(registry, statedWords, { country: 'Poland', timeZone: 'Europe/Warsaw' })),
    ...measureOpenSharesByGroup(registry.aeds).flatMap(measurementsOf),
  ];
}

/** Returns one measurement for each part of the week: the share of AEDs that are open then. */
function measurementsOf({ group, count, shares }: OpenSharesOfGroup): readonly Measurement[] {
  return Object.entries(shares).map(([period, share]) =>
    createMeasurement(`${group}, ${period}, of ${count} AEDs`, share, 'open', 2),
  );
}

const idsOf = ({ id, sameAs }: RegisteredAed) => [id, ...sameAs];

async function firstCards(
  { aeds, tree, readCell }: ImportedRegistry,
  { limited, onVehicle }: StatedWords,
  { country, timeZone }: { readonly country: string; readonly timeZone: string },
): Promise<Measurement[]> {
  const random = createSeededRandom(42);
  const there = aeds.filter((aed) => aed.timeZone === timeZone);
  const isLimited = ({ aed }: RankedAed) => idsOf(aed).some((id) => limited.has(id));
  const isVehicle = ({ aed }: RankedAed) => idsOf(aed).some((id) => onVehicle.has(id));
  const counts = { limited: 0, before: 0, open: 0, vehicle: 0, vehicleBefore: 0 };
  const points = Array.from({ length: 1000 }, () => pickRandomPointNear(random.pick(there).position, 0.25, random));
  for (const position of points) {
    const { found } = await searchRegistry({ position, now: sundayNight, tree, readCell });
    const { list } = rankSearchMatches(found, sundayNight);
    const [first, ...others] = list.inReach;
    if (first === undefined || first.usability === 'unlikely') continue;
    const isSureNear = (entry: RankedAed) =>
      entry.usability === 'likely' && entry.footMinutes <= sureWithin && !isLimited(entry) && !isVehicle(entry);
    counts.limited += Number(isLimited(first));
    counts.before += Number(isLimited(first) && others.some(isSureNear));
    counts.open += Number(isLimited(first) && first.usability === 'likely');
    if (isVehicle(first)) {
      counts.vehicle += 1;
      const isFixed = (entry: RankedAed) =>
        !isVehicle(entry) &&
        !entry.isLikelyClosed &&
        entry.footMinutes <= fixedWithin &&
        entry.usability !== 'unlikely';
      if (others.some(isFixed)) counts.vehicleBefore += 1;
    }
  }
  const label = (what: string) => `${country}, Sunday 03:00, of 1,000 first cards: ${what}`;
  return [
    createMeasurement(label('limited by their own words'), counts.limited, 'cards', 0),
    {
      ...createMeasurement(label('limited, a surely open one within 15 minutes'), counts.before, 'cards', 0),
      limit: 10,
    },
    createMeasurement(label('open, though their words speak of hours or a bell'), counts.open, 'cards', 0),
    createMeasurement(label('on a vehicle'), counts.vehicle, 'cards', 0),
    {
      ...createMeasurement(label('on a vehicle, a fixed one within 10 minutes'), counts.vehicleBefore, 'cards', 0),
      limit: 0,
    },
  ];
}

/**
 * Ids of the AEDs whose description says that access is limited, or that the AED is in a vehicle. The patterns share no
 * code with the importer, so that the two can be compared. They miss a few texts and match a few others by mistake.
 */
interface StatedWords {
  readonly limited: ReadonlySet<string>;
  readonly onVehicle: ReadonlySet<string>;
}

/** Searches the descriptions in a folder's OpenStreetMap extracts (GeoJSON). */
function readStatedWords(folder: string): StatedWords {
  const [limited, onVehicle] = [new Set<string>(), new Set<string>()];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('-osm.geojson'))) {
    const { features } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      features: { id?: string; properties: Record<string, unknown> }[];
    };
    for (const { id, properties } of features) {
      const element = properties['@osm_type'] ? `${properties['@osm_type']}/${properties['@osm_id']}` : id;
      const words = wordsOf(properties, /^(description|note|access:)/).join(' | ');
      if (limitedWords.test(words) && !noLimit.test(words)) limited.add(`osm/${element}`);
      const places = wordsOf(properties, /^(description|note|name|defibrillator:location|aed:location)/);
      if (places.some((text) => vehicleWords.test(text))) onVehicle.add(`osm/${element}`);
    }
  }
  return { limited, onVehicle };
}
