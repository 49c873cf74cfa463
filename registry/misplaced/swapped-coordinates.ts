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

/** The decision on a row whose axes may be swapped. */
interface Verdict {
  readonly suspect: Suspect;
  /** The record with its axes swapped, if it is in its own town only with this change. Null otherwise. */
  readonly turned: SourceRecord | null;
  /** Whether swapping the axes would place the row in the usual country of the file, although no town confirms this. */
  readonly isSwapped: boolean;
}

const countryAt = ([longitude, latitude]: LongitudeLatitude) => countryOfTimeZone(timeZoneAt(longitude, latitude));

/**
 * The centre of a town is the median position of its first rows, at least 2 and at most 9. Any row within 15 km of the
 * centre is in the town.
 */
const [maxTownRows, minTownRows, townKm] = [9, 2, 15];
/**
 * A country is rare in a file if the usual country has at least five times as many rows. If no town confirms it, axes
 * only count as swapped if longitude and latitude differ by more than ten degrees.
 */
const [rareFactor, minDifferenceDegrees] = [5, 10];
/** Maximum number of suspected rows that are stored. If there are more, the whole file is wrong. */
const maxSuspects = 5000;

/** Returns the town of a row in lower case; null if it has none. */
export function townOfRecord({ tags }: SourceRecord): string | null {
  const town = tags['addr:city'] ?? tags['addr:town'] ?? tags['addr:village'] ?? tags['addr:municipality'];
  return town?.trim().toLowerCase() || null;
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Collects the rows of one file whose axes may be swapped: those in another country than most rows so far, at sea, or
 * with an invalid latitude. It also collects positions in each town.
 */
export class SwappedRows {
  readonly #towns = new Map<string, LongitudeLatitude[]>();
  readonly #suspects: Suspect[] = [];
  readonly #countries = new Map<string | null, number>();
  /** The country with the most rows so far. */
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
   * Adds a row whose position is invalid as written, but valid after swapping its axes. Returns false for any other
   * row.
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

  /** Returns a decision on each suspected row. Must be called after the last row. */
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
