import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What sources say of an AED beside its hours, by plain patterns that share no code with the importer: two readings of one text. By the
 * id of the published AED. Patterns miss words and catch a few too many.
 */
export interface StatedWords {
  readonly limited: ReadonlySet<string>;
  readonly onVehicle: ReadonlySet<string>;
}

const limitedWords =
  /w(ä|ae)h?re?n?d|öff?n?u?n?g?s?zeit|oeff\w*zeit|bürozeit|betriebszeit|arbeitszeit|schulzeit|bürozeiten|\bnur\b|mitarbeiter|wenn\b.*(offen|geöffnet|anwesend)|sommermonat|saison|pendant|heures d.ouverture|durante|orari[oo]? (di|d')|ferien|nicht öffentlich|beschränkt zugänglich|w godzinach|only|opening hours/iu;

/** "Not only at night", "without limits": no limit. */
const noLimit = /nicht nur|uneingeschränkt/iu;

const vehicleWords =
  /samoch[oó]d\w*[ -]*(ratown|po[zż]ar|ga[sś]n|boj|stra[zż]|specj|osp|psp|operac)|(w|na|wyposa[zż]eni\w*) (samocho|wozie|wozach|woz[uó]|pojazd|poje[zź]d)|^samoch[oó]d|^pojazd|w[oó]z\w* (boj|stra[zż]|ga[sś]n)|radiow[oó]z|karetk|(im|in einem|in den) (auto|fahrzeug)|im einsatzfahrzeug|first responder fahrzeug/imu;

const wordsOf = (properties: Readonly<Record<string, unknown>>, keys: RegExp) =>
  Object.entries(properties)
    .filter(([key, value]) => keys.test(key) && typeof value === 'string')
    .map(([, value]) => String(value));

/** Reads the GeoJSON extracts of OpenStreetMap in a folder. */
export function readStatedWords(folder: string): StatedWords {
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
