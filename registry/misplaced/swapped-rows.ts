import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import { readPosition } from '../positions/position.ts';
import type { SourceRecord } from '../source-record.ts';

/** A row that may have swapped axes. */
interface Suspect {
  readonly record: SourceRecord;
  /** Index under which it was stored; null if it was not. */
  readonly index: number | null;
  /** Why its position is suspicious; null if it is not. */
  readonly misplaced: 'at sea' | 'abroad' | null;
  /** Its country without swapping; null at sea. */
  readonly country: string | null;
}

/** Decision on a suspect. */
interface Verdict {
  readonly suspect: Suspect;
  /** The record with swapped axes, if that moves it into its town from outside; else null. */
  readonly turned: SourceRecord | null;
  /**
   * Whether the row is far off and would be near most of the file's records when swapped, but names no town to confirm
   * it.
   */
  readonly isSwapped: boolean;
}

const countryAt = ([longitude, latitude]: LongitudeLatitude) => countryOfTimeZone(timeZoneAt(longitude, latitude));

/** Number of rows of one town that show its location, and how far from their centre another row of it may be. */
const [mostOfTown, fewestOfTown, townKm] = [9, 2, 15];
/**
 * Rows in the usual country for each row in a rare one, and the difference of two axes that cannot be confused near
 * home.
 */
const [rare, farDegrees] = [5, 10];
/** Maximum number of stored suspects; more mean that the whole file is wrong. */
const mostSuspects = 5000;

/** The town of a row in plain letters; null if it has none. */
export function townOfRecord({ tags }: SourceRecord): string | null {
  const town = tags['addr:city'] ?? tags['addr:town'] ?? tags['addr:village'] ?? tags['addr:municipality'];
  return town?.trim().toLowerCase() || null;
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Rows of one file with possibly swapped axes: those in another country than most rows so far, at sea, or with an
 * invalid latitude. Also stores the locations of the other rows' towns.
 */
export class SwappedRows {
  readonly #towns = new Map<string, LongitudeLatitude[]>();
  readonly #suspects: Suspect[] = [];
  readonly #countries = new Map<string | null, number>();
  /** The country of most rows so far. */
  #usual: string | null = null;

  /** Adds an accepted row. `country`: its country, null at sea. */
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
    if (places.length < mostOfTown) places.push(position);
    this.#towns.set(town, places);
  }

  /** Adds a row with degrees that are invalid without swapping. Returns false if it cannot be a swapped row. */
  takeUnplaced(record: SourceRecord): boolean {
    if (readPosition(record.longitude, record.latitude).position !== null) return false;
    if (townOfRecord(record) === null || readPosition(record.latitude, record.longitude).position === null)
      return false;
    return this.#suspect({ record, index: null, misplaced: null, country: null });
  }

  #suspect(suspect: Suspect): boolean {
    if (this.#suspects.length >= mostSuspects) return false;
    this.#suspects.push(suspect);
    return true;
  }

  /** All suspects, after the last row. */
  verdicts(): Verdict[] {
    return this.#suspects.map((suspect) => {
      const { longitude, latitude } = suspect.record;
      const turned = { ...suspect.record, longitude: latitude, latitude: longitude };
      if (this.#liesInTown(suspect.record)) return { suspect, turned: null, isSwapped: false };
      const isTurned = this.#liesInTown(turned);
      return { suspect, turned: isTurned ? turned : null, isSwapped: !isTurned && this.#isSwapped(suspect) };
    });
  }

  /** Whether a row is in a country with hardly any other rows, and in the usual country when swapped. */
  #isSwapped({ record, country }: Suspect): boolean {
    const { position } = readPosition(record.latitude, record.longitude);
    const [ofMost, ofIts] = [this.#countries.get(this.#usual) ?? 0, this.#countries.get(country) ?? 0];
    if (position === null || this.#usual === null || country === this.#usual || ofIts * rare > ofMost) return false;
    return Math.abs(position[0] - position[1]) > farDegrees && countryAt(position) === this.#usual;
  }

  #liesInTown(record: SourceRecord): boolean {
    const { position } = readPosition(record.longitude, record.latitude);
    const places = this.#towns.get(townOfRecord(record) ?? '') ?? [];
    if (position === null || places.length < fewestOfTown) return false;
    const middle: LongitudeLatitude = [
      middleOf(places.map(([east]) => east)),
      middleOf(places.map(([, north]) => north)),
    ];
    return distanceKm(position, middle) <= townKm;
  }
}
