import { countryOfZone } from '../../domain/geography/country-of-zone.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import { readPosition } from '../positions/position.ts';
import type { SourceRecord } from '../source-record.ts';

/** A row that may have its axes turned. */
interface Suspect {
  readonly record: SourceRecord;
  /** Under which it was taken; null if it was not. */
  readonly index: number | null;
  /** What was found of its place. */
  readonly misplaced: 'at sea' | 'abroad' | null;
  /** Where it lies as it stands; null at sea. */
  readonly country: string | null;
}

/** What becomes of a suspect. */
interface Verdict {
  readonly suspect: Suspect;
  /** With its axes turned back, where it then lies in its own town and did not before. */
  readonly turned: SourceRecord | null;
  /** Whether it lies far off, and turned where most of its file does, with no town to say which is right. */
  readonly isSwapped: boolean;
}

const countryAt = ([longitude, latitude]: LongitudeLatitude) => countryOfZone(timeZoneAt(longitude, latitude));

/** Rows of one town that show where it lies, and how far from their middle another of the town may lie. */
const [mostOfTown, fewestOfTown, townKm] = [9, 2, 15];
/** Rows in the usual country for each of another one that is rare, and how far apart two axes are that cannot be mixed up near home. */
const [rare, farDegrees] = [5, 10];
/** Of a file that is wrong as a whole its rows need not be remembered. */
const mostSuspects = 5000;

/** The town that a row names, in plain letters; null if it names none. */
export function townOf({ tags }: SourceRecord): string | null {
  const town = tags['addr:city'] ?? tags['addr:town'] ?? tags['addr:village'] ?? tags['addr:municipality'];
  return town?.trim().toLowerCase() || null;
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Rows of one file whose longitude and latitude may have changed places: those in another country than most rows before, at sea, or with
 * a latitude that is none. Remembers where the towns of the other rows lie.
 */
export class TurnedRows {
  readonly #towns = new Map<string, LongitudeLatitude[]>();
  readonly #suspects: Suspect[] = [];
  readonly #countries = new Map<string | null, number>();
  /** Where most rows lie so far. */
  #usual: string | null = null;

  /** Hears of a row that was taken. `country`: where it lies, null at sea. */
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
    const town = townOf(record);
    if (town === null) return;
    const places = this.#towns.get(town) ?? [];
    if (places.length < mostOfTown) places.push(position);
    this.#towns.set(town, places);
  }

  /** Hears of a row whose degrees are none the way they stand, and remembers it. False where it cannot be one of these. */
  takeUnplaced(record: SourceRecord): boolean {
    if (readPosition(record.longitude, record.latitude).position !== null) return false;
    if (townOf(record) === null || readPosition(record.latitude, record.longitude).position === null) return false;
    return this.#suspect({ record, index: null, misplaced: null, country: null });
  }

  #suspect(suspect: Suspect): boolean {
    if (this.#suspects.length >= mostSuspects) return false;
    this.#suspects.push(suspect);
    return true;
  }

  /** Each suspect, once all rows are known. */
  verdicts(): Verdict[] {
    return this.#suspects.map((suspect) => {
      const { longitude, latitude } = suspect.record;
      const turned = { ...suspect.record, longitude: latitude, latitude: longitude };
      if (this.#liesInTown(suspect.record)) return { suspect, turned: null, isSwapped: false };
      const isTurned = this.#liesInTown(turned);
      return { suspect, turned: isTurned ? turned : null, isSwapped: !isTurned && this.#isSwapped(suspect) };
    });
  }

  /** One of hardly any in its country, and turned in that of most rows. */
  #isSwapped({ record, country }: Suspect): boolean {
    const { position } = readPosition(record.latitude, record.longitude);
    const [ofMost, ofIts] = [this.#countries.get(this.#usual) ?? 0, this.#countries.get(country) ?? 0];
    if (position === null || this.#usual === null || country === this.#usual || ofIts * rare > ofMost) return false;
    return Math.abs(position[0] - position[1]) > farDegrees && countryAt(position) === this.#usual;
  }

  #liesInTown(record: SourceRecord): boolean {
    const { position } = readPosition(record.longitude, record.latitude);
    const places = this.#towns.get(townOf(record) ?? '') ?? [];
    if (position === null || places.length < fewestOfTown) return false;
    const middle: LongitudeLatitude = [
      middleOf(places.map(([east]) => east)),
      middleOf(places.map(([, north]) => north)),
    ];
    return distanceKm(position, middle) <= townKm;
  }
}
