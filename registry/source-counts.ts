import type { RegistrySource } from '../domain/aed/aed-registry.ts';
import type { CivilDate } from '../domain/aed/opening-week.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import type { IndexedSource } from '../domain/registry/registry-index.ts';
import { dayIn } from './day-in.ts';

const radians = Math.PI / 180;

/** What an import has of one source: how many records, and of which day they are. */
export class SourceCounts {
  readonly #source: RegistrySource;
  /** Of each file, the newest day at which one of its records was checked or edited. */
  readonly #newest = new Map<string, CivilDate>();
  readonly #stated = new Map<string, CivilDate>();
  /** Sum of the directions from the middle of the earth: their mean knows no date line. */
  readonly #direction: [number, number, number] = [0, 0, 0];
  #recordCount = 0;
  #hoursKnown = 0;
  #doubtful = 0;

  constructor(source: RegistrySource) {
    this.#source = source;
  }

  /** Counts a record of a file. */
  count([longitude, latitude]: LongitudeLatitude): void {
    const [east, north] = [longitude * radians, latitude * radians];
    const parts = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
    for (const axis of [0, 1, 2] as const) this.#direction[axis] += parts[axis];
    this.#recordCount += 1;
  }

  /** Counts what is known of a record beside its place. */
  judge(hasHours: boolean, isDoubtful: boolean): void {
    if (hasHours) this.#hoursKnown += 1;
    if (isDoubtful) this.#doubtful += 1;
  }

  /** Records whose hours are understood, and those that are doubted. */
  quality(): { readonly hoursKnown: number; readonly doubtful: number } {
    return { hoursKnown: this.#hoursKnown, doubtful: this.#doubtful };
  }

  /** Takes note of the days a record of a file names itself. Days after `today` are mistakes. */
  date(file: string, days: readonly (string | null | undefined)[], today: CivilDate): void {
    for (const text of days) {
      const day = text ? dayIn(text) : null;
      if (day !== null && day <= today && day > (this.#newest.get(file) ?? '')) this.#newest.set(file, day);
    }
  }

  /** Takes back a record that turned out not to be usable. */
  leaveOut(): void {
    this.#recordCount -= 1;
  }

  /** The day a file, or someone for it, says its data are of. */
  state(file: string, day: CivilDate): void {
    this.#stated.set(file, day);
  }

  /** A source of several files is as old as the oldest of them. */
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
