import type { MapTile } from '../../../domain/geography/map-tile.ts';
import { type PublicReport, parsePublicReports } from '../../../domain/report/public-report.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { callRpc } from '../call-rpc.ts';
import { lateReportsEvent } from './late-reports-event.ts';
import { tileReportsRpc } from './reports-rpc.ts';

/** Maximum age of cached reports for the next search. */
const freshMs = 20_000;
/** How long the list waits for reports. */
const longestWaitMs = 1_500;

/** Pauses before retrying what could not be read, for the current list. */
const againAfterMs = [3_000, 12_000, 45_000];

/** All reports of a tile. The service worker caches the response by its URL. */
async function ask(square: MapTile): Promise<readonly PublicReport[]> {
  const answer = await callRpc(tileReportsRpc(square), 'Search again');
  return parsePublicReports(answer ?? [], (cause) => console.warn('A report about an AED is left out:', cause));
}

interface Asked {
  readonly atMs: number;
  readonly coming: Promise<readonly PublicReport[]>;
}

const asked = new Map<string, Asked>();
const known = new Map<string, readonly PublicReport[]>();

const tellLate = () => document.dispatchEvent(new Event(lateReportsEvent));

function begin(square: MapTile, key: string, failures = 0): Asked {
  const begun = { atMs: performance.now(), coming: ask(square) };
  asked.set(key, begun);
  begun.coming.then(
    (reports) => {
      known.set(key, reports);
      if (failures > 0) tellLate();
    },
    (cause: unknown) => {
      console.warn('What people report about AEDs could not be read; they are shown as the register has them.', cause);
      asked.delete(key);
      const pauseMs = againAfterMs[failures];
      if (pauseMs === undefined) return;
      setTimeout(() => asked.has(key) || begin(square, key, failures + 1), pauseMs);
    },
  );
  return begun;
}

/**
 * The reports about AEDs in a zoom-6 tile. Never rejects: without reports an AED is shown at once as the register has
 * it. Those that come after the wait are announced by an event.
 */
export async function readPublicReports(
  square: MapTile,
  waitMs: number = longestWaitMs,
): Promise<readonly PublicReport[]> {
  const key = `${square.x}/${square.y}`;
  const before = asked.get(key);
  const isFresh = before !== undefined && performance.now() - before.atMs < freshMs;
  const { coming } = isFresh ? before : begin(square, key);
  const answer = await withTimeout(coming, waitMs).catch(() => 'late' as const);
  if (answer !== 'late') return answer;
  coming.then(tellLate, () => {});
  return known.get(key) ?? [];
}

/** The results for all tiles requested so far. */
export const cachedPublicReports = (): readonly PublicReport[] => [...known.values()].flat();

/** After one's own report: cached results are requested again. */
export function invalidatePublicReports(): void {
  asked.clear();
}
