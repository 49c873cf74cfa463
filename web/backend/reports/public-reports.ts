import type { MapTile } from '../../../domain/geography/map-tile.ts';
import { type PublicReport, parsePublicReports } from '../../../domain/report/public-report.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { callRpc } from '../call-rpc.ts';
import { lateReportsEvent } from './late-reports-event.ts';
import { buildTileReportsRpc } from './reports-rpc.ts';

/** A search uses cached reports that are at most this old. */
const freshMs = 20_000;
/** The list of AEDs waits at most this long for reports. */
const longestWaitMs = 1_500;

/** If reports for the current list could not be read, they are requested again after these delays. */
const retryDelaysMs = [3_000, 12_000, 45_000];

/** Requests all reports of a zoom-6 tile. The service worker caches the response by its URL. */
async function requestReports(tile: MapTile): Promise<readonly PublicReport[]> {
  const answer = await callRpc(buildTileReportsRpc(tile), 'Search again');
  return parsePublicReports(answer ?? [], (cause) => console.warn('A report about an AED is left out:', cause));
}

interface Asked {
  readonly atMs: number;
  readonly coming: Promise<readonly PublicReport[]>;
}

const asked = new Map<string, Asked>();
const known = new Map<string, readonly PublicReport[]>();

const tellLate = () => document.dispatchEvent(new Event(lateReportsEvent));

function begin(tile: MapTile, key: string, failures = 0): Asked {
  const begun = { atMs: performance.now(), coming: requestReports(tile) };
  asked.set(key, begun);
  begun.coming.then(
    (reports) => {
      known.set(key, reports);
      if (failures > 0) tellLate();
    },
    (cause: unknown) => {
      console.warn('What people report about AEDs could not be read; they are shown as the registry has them.', cause);
      asked.delete(key);
      const pauseMs = retryDelaysMs[failures];
      if (pauseMs === undefined) return;
      setTimeout(() => asked.has(key) || begin(tile, key, failures + 1), pauseMs);
    },
  );
  return begun;
}

/**
 * Returns the reports about AEDs in a zoom-6 tile, without waiting longer than `waitMs`. Never rejects: an AED without
 * reports is shown as its source describes it. Reports that arrive later are announced by `lateReportsEvent`.
 */
export async function readPublicReports(
  tile: MapTile,
  waitMs: number = longestWaitMs,
): Promise<readonly PublicReport[]> {
  const key = `${tile.x}/${tile.y}`;
  const before = asked.get(key);
  const isFresh = before !== undefined && performance.now() - before.atMs < freshMs;
  const { coming } = isFresh ? before : begin(tile, key);
  const answer = await withTimeout(coming, waitMs).catch(() => 'late' as const);
  if (answer !== 'late') return answer;
  coming.then(tellLate, () => {});
  return known.get(key) ?? [];
}

/** Returns the reports of all tiles that have been read so far. */
export const listCachedPublicReports = (): readonly PublicReport[] => [...known.values()].flat();

/** Makes the next search request the reports again. Call this after the visitor has sent a report. */
export function invalidatePublicReports(): void {
  asked.clear();
}
