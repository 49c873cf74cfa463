import type { MapTile } from '../../../domain/geography/map-tile.ts';
import { type PublicReport, parsePublicReports } from '../../../domain/report/public-report.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { callRpc } from '../ask-rpc.ts';
import { lateReportsEvent } from './late-reports.ts';

/** So old may be what the next search is told: it is requested again after that. */
const freshMs = 20_000;
/** The list does not wait longer for what people report; what comes later is told to the document. */
const waitMs = 1_500;

/** What could not be read is requested again after so long each, for the list that stands. */
const againAfterMs = [3_000, 12_000, 45_000];

/** A square's reports, whole. The service worker keeps the answer under its address. */
async function ask({ x, y }: MapTile): Promise<readonly PublicReport[]> {
  const answer = await callRpc(`list_aed_reports?tile_x=${x}&tile_y=${y}`, 'Search again');
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
 * What is reported about the AEDs of a square of zoom 6. Never rejects: an AED that nobody can say anything of is shown as the register has
 * it, at once.
 */
export async function readPublicReports(square: MapTile): Promise<readonly PublicReport[]> {
  const key = `${square.x}/${square.y}`;
  const before = asked.get(key);
  const isFresh = before !== undefined && performance.now() - before.atMs < freshMs;
  const { coming } = isFresh ? before : begin(square, key);
  const answer = await withTimeout(coming, waitMs).catch(() => 'late' as const);
  if (answer !== 'late') return answer;
  coming.then(tellLate, () => {});
  return known.get(key) ?? [];
}

/** What has come of every square that was asked about. */
export const knownReports = (): readonly PublicReport[] => [...known.values()].flat();

/** After a report of one's own: what was told before it is requested again. */
export function forgetPublicReports(): void {
  asked.clear();
}
