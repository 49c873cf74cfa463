import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import { readPosition } from '../positions/position.ts';
import type { SourceRecord } from '../source-record.ts';

/** A row whose longitude and latitude may be swapped. */
interface Suspect {
  readonly record: SourceRecord;
  /** The index of the stored record; null if the row was not stored. */
  readonly index: number | null;
  /** Why the position is suspicious; null if it is not at sea or abroad. */
  readonly misplaced: 'at sea' | 'abroad' | null;
  /** The country at the position as written; null at sea or for an invalid position. */
  readonly country: string | null;
}

/** The decision on a suspect row. */
interface Verdict {
  readonly suspect: Suspect;
  /** The record with its axes swapped if only then it lies in its own town; otherwise null. */
  readonly turned: SourceRecord | null;
  /**
   * Whether the row would be in the usual country of the file after swapping its axes, although no town confirms this.
   */
  readonly isSwapped: boolean;
}

const countryAt = ([longitude, latitude]: LongitudeLatitude) => countryOfTimeZone(timeZoneAt(longitude, latitude));

/**
 * The centre of a town is calculated from its first 2 to 9 rows. Another row within 15 km of the centre is in the town.
 */
const [maxTownRows, minTownRows, townKm] = [9, 2, 15];
/**
 * Another country is rare in a file if the usual country has at least five times as many rows. Rows are checked for
 * swapped axes only if longitude and latitude differ by more than ten degrees.
 */
const [rareFactor, minDifferenceDegrees] = [5, 10];
/** Maximum number of suspects that are stored. If there are more, the whole file is wrong. */
const maxSuspects = 5000;

/** Returns the town of a row in lower case; null if it has none. */
export function townOfRecord({ tags }: SourceRecord): string | null {
  const town = tags['addr:city'] ?? tags['addr:town'] ?? tags['addr:village'] ?? tags['addr:municipality'];
  return town?.trim().toLowerCase() || null;
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Collects the rows of one file whose axes may be swapped. These are in another country than most rows so far, at sea,
 * or have an invalid latitude. Also collects positions in each town.
 */
export class SwappedRows {
  readonly #towns = new Map<string, LongitudeLatitude[]>();
  readonly #suspects: Suspect[] = [];
  readonly #countries = new Map<string | null, number>();
  /** The country that most rows so far are in. */
  #usual: string | null = null;

  /**
   * Adds an accepted row.
   * @param country the country at the position; null at sea
   */
  take(
    record: SourceRecord,
    index: number,
    position: LongitudeLatitude,
    { country, misplaced }: { readonly country: string | null; readonly misplaced: Suspect['misplaced'] },
  ): void {
    const ofCountry = (this.#countries.get(country) ?? 0) + 1;
    this.#countries.set(country, ofCountry);
    if (ofCountry >= (this.#countries.get(this.#usual) ?? 0)) this.#usual = country;
    if (country !== this.#usual) this.#suspect({ record, index, misplaced, country });
    const town = townOfRecord(record);
    if (town === null) return;
    const places = this.#towns.get(town) ?? [];
    if (places.length < maxTownRows) places.push(position);
    this.#towns.set(town, places);
  }

  /**
   * Adds a row whose position is invalid as written, but valid after swapping its axes. Returns false if it is not such
   * a row.
   */
  takeUnplaced(record: SourceRecord): boolean {
    if (readPosition(record.longitude, record.latitude).position !== null) return false;
    if (townOfRecord(record) === null || readPosition(record.latitude, record.longitude).position === null)
      return false;
    return this.#suspect({ record, index: null, misplaced: null, country: null });
  }

  #suspect(suspect: Suspect): boolean {
    if (this.#suspects.length >= maxSuspects) return false;
    this.#suspects.push(suspect);
    return true;
  }

  /** Returns a decision on each suspect. Must be called after the last row. */
  verdicts(): Verdict[] {
    return this.#suspects.map((suspect) => {
      const { longitude, latitude } = suspect.record;
      const turned = { ...suspect.record, longitude: latitude, latitude: longitude };
      if (this.#liesInTown(suspect.record)) return { suspect, turned: null, isSwapped: false };
      const isTurned = this.#liesInTown(turned);
      return { suspect, turned: isTurned ? turned : null, isSwapped: !isTurned && this.#isSwapped(suspect) };
    });
  }

  /** Whether a row is in a rare country of the file, and would be in the usual country after swapping its axes. */
  #isSwapped({ record, country }: Suspect): boolean {
    const { position } = readPosition(record.latitude, record.longitude);
    const [ofMost, ofIts] = [this.#countries.get(this.#usual) ?? 0, this.#countries.get(country) ?? 0];
    if (position === null || this.#usual === null || country === this.#usual || ofIts * rareFactor > ofMost)
      return false;
    return Math.abs(position[0] - position[1]) > minDifferenceDegrees && countryAt(position) === this.#usual;
  }

  #liesInTown(record: SourceRecord): boolean {
    const { position } = readPosition(record.longitude, record.latitude);
    const places = this.#towns.get(townOfRecord(record) ?? '') ?? [];
    if (position === null || places.length < minTownRows) return false;
    const middle: LongitudeLatitude = [
      middleOf(places.map(([east]) => east)),
      middleOf(places.map(([, north]) => north)),
    ];
    return distanceKm(position, middle) <= townKm;
  }
}
