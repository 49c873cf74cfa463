import { join } from 'node:path';
import type { LastRefresh } from '../../domain/registry-admin/registry-import.ts';
import type { Areas } from './areas.ts';
import type { PublicationOrigin } from './publication-origin.ts';
import type { RegistryJobs } from './registry-job.ts';
import { isJsonObject, isStringOrNull, readStoredJson, writeStoredJson } from './stored-json.ts';

/** Fetches and publishes the countries automatically. */
export interface RefreshSchedule {
  readonly last: () => LastRefresh | null;
  /** Returns the time of the next automatic refresh. Null if the countries are only fetched on request. */
  readonly nextAt: () => Promise<Date | null>;
  /** Returns the reason why automatic refreshes wait for a person. Null if they do not wait. */
  readonly waitsBecause: () => Promise<string | null>;
  /** Runs the refresh if it is due and no job is running. */
  readonly refreshIfDue: () => Promise<void>;
}

interface ScheduleParts {
  readonly folder: string;
  readonly areas: Areas;
  readonly jobs: RegistryJobs;
  readonly publishedByUs: PublicationOrigin;
  readonly canFetch: boolean;
  readonly clock: () => Date;
  /** Returns the command-line arguments to fetch, import and publish the countries. */
  readonly args: () => readonly string[];
}

const hourMs = 3_600_000;
const cutOff = 'The server stopped during the import. The last published list stays in use.';

const isLast = (value: unknown): value is LastRefresh =>
  isJsonObject(value) && !Number.isNaN(Date.parse(String(value.ranAt))) && isStringOrNull(value.failure);

export async function createRefreshSchedule(parts: ScheduleParts): Promise<RefreshSchedule> {
  const { folder, areas, jobs, publishedByUs, canFetch, clock, args } = parts;
  const path = join(folder, 'refresh.json');
  let last = (await readStoredJson(path, isLast)).value;

  async function note(next: LastRefresh): Promise<void> {
    last = next;
    await writeStoredJson(path, next);
  }

  const isByItself = () => {
    const { areas: codes, everyHours } = areas.settings();
    return canFetch && everyHours !== null && codes.length > 0;
  };

  /**
   * Returns the time of the next automatic refresh. The interval starts when all countries were last fetched,
   * automatically or on request. After a failure, the next attempt is made after a quarter of the interval, but not
   * before an hour.
   */
  async function nextAt(): Promise<Date | null> {
    const { everyHours } = areas.settings();
    if (!isByItself() || everyHours === null) return null;
    const states = await areas.states();
    // A time in the future comes from a wrong clock. It is ignored, because it would delay the next refresh until then.
    const momentOf = (text = '') => (Date.parse(text) <= clock().getTime() ? Date.parse(text) : 0);
    const asked = states.map((state) => momentOf(state.last?.checkedAt));
    const from = Math.max(momentOf(last?.ranAt), Math.min(...asked));
    if (from === 0) return clock();
    const isWhole = !last?.failure && states.every(({ failure }) => failure === null);
    return new Date(from + (isWhole ? everyHours : Math.max(1, everyHours / 4)) * hourMs);
  }

  const waitsBecause = async () => (isByItself() ? publishedByUs.whyNot() : null);

  return {
    last: () => last,
    nextAt,
    waitsBecause,
    async refreshIfDue() {
      const due = await nextAt();
      if (due === null || due > clock() || (await waitsBecause()) !== null || jobs.running() !== null) return;
      const ranAt = clock().toISOString();
      const running = jobs.run({ kind: 'refresh', args: args(), onDone: () => publishedByUs.published('desk') });
      // If the server stops before the job ends, this result remains stored. The next start then reports the
      // interruption and retries soon.
      await note({ ranAt, failure: cutOff });
      await note({ ranAt, failure: await running });
    },
  };
}
