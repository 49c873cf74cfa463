import type { RegistrySource } from '../domain/aed/aed-registry.ts';
import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import type { IndexedSource } from '../domain/registry/registry-index.ts';
import { parseFirstDay } from './parse-date.ts';

const radians = Math.PI / 180;

/** Collects the statistics of one source during an import. */
export class SourceCounts {
  readonly #source: RegistrySource;
  /** For each file, the newest date on which one of its records was checked or edited. */
  readonly #newest = new Map<string, CivilDate>();
  readonly #stated = new Map<string, CivilDate>();
  /**
   * Sum of the vectors from the earth's centre to each record. Its direction is the centre of the records, even across
   * the date line.
   */
  readonly #direction: [number, number, number] = [0, 0, 0];
  #recordCount = 0;
  #hoursKnown = 0;
  #doubtful = 0;

  constructor(source: RegistrySource) {
    this.#source = source;
  }

  count([longitude, latitude]: LongitudeLatitude): void {
    const [east, north] = [longitude * radians, latitude * radians];
    const parts = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
    for (const axis of [0, 1, 2] as const) this.#direction[axis] += parts[axis];
    this.#recordCount += 1;
  }

  /** Counts a record if it has hours, and if there are doubts about it. */
  judge(hasHours: boolean, isDoubtful: boolean): void {
    if (hasHours) this.#hoursKnown += 1;
    if (isDoubtful) this.#doubtful += 1;
  }

  /** Returns the number of records with known hours, and the number of doubtful records. */
  quality(): { readonly hoursKnown: number; readonly doubtful: number } {
    return { hoursKnown: this.#hoursKnown, doubtful: this.#doubtful };
  }

  /** Adds the dates of one record in a file. Dates after `today` are mistakes and are ignored. */
  date(file: string, days: readonly (string | null | undefined)[], today: CivilDate): void {
    for (const text of days) {
      const day = text ? parseFirstDay(text) : null;
      if (day !== null && day <= today && day > (this.#newest.get(file) ?? '')) this.#newest.set(file, day);
    }
  }

  /** Subtracts a record that turned out to be unusable. */
  leaveOut(): void {
    this.#recordCount -= 1;
  }

  /** Sets the date of a file's data, which the file itself or an option states. */
  state(file: string, day: CivilDate): void {
    this.#stated.set(file, day);
  }

  /** Returns the source's entry in the registry index. A source with several files is as old as the oldest of them. */
  indexed(): IndexedSource {
    const days = new Map([...this.#newest, ...this.#stated]);
    const asOf = [...days.values()].sort()[0] ?? null;
    return { ...this.#source, asOf, recordCount: this.#recordCount, middle: this.#middle() };
  }

  #middle(): LongitudeLatitude {
    const [x, y, z] = this.#direction;
    const round = (angle: number) => Math.round((angle / radians) * 100) / 100;
    return [round(Math.atan2(y, x)), round(Math.atan2(z, Math.hypot(x, y)))];
  }
}
