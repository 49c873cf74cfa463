import { type LogEntry, parseLogEntry, unpackEntryBundle } from '../../../../domain/ledger/log-entry.ts';
import { toBase64 } from '../../../../domain/ledger/notes/base64.ts';
import { parseCheckpoint } from '../../../../domain/ledger/notes/checkpoint.ts';
import { parseNote } from '../../../../domain/ledger/notes/signed-note.ts';
import { computeTileWidthInLog, logTileWidth } from '../../../../domain/ledger/tree/tile-address.ts';
import { readAvailableTile } from '../../../../domain/ledger/verification/read-entry-bundle.ts';

export interface PositionedEntry extends LogEntry {
  readonly position: number;
}

/** The last published checkpoint and the newest entries that it covers. Neither is verified. */
export interface LedgerSnapshot {
  readonly size: number;
  readonly root: string;
  /** The newest entries, with the oldest of them first. */
  readonly newest: readonly PositionedEntry[];
}

type Read = (name: string) => Promise<Uint8Array | null>;

/** Maximum number of bundles of entries that are read for the chart. */
const defaultBundlesMax = 8;

/** Reads the last checkpoint and the newest entries. Returns null if the site publishes no ledger. */
export async function readLedgerSnapshot(read: Read, bundlesMax = defaultBundlesMax): Promise<LedgerSnapshot | null> {
  const note = parseNote(new TextDecoder().decode((await read('checkpoint')) ?? new Uint8Array()));
  const checkpoint = note === null ? null : parseCheckpoint(note.text);
  if (checkpoint === null) return null;
  const { size, root } = checkpoint;
  const bundles = Math.ceil(size / logTileWidth);
  const indexes = Array.from(
    { length: Math.min(bundles, bundlesMax) },
    (_, at) => bundles - Math.min(bundles, bundlesMax) + at,
  );
  const placed = await Promise.all(indexes.map((index) => readBundle(read, size, index)));
  return { size, root: toBase64(root), newest: placed.flat() };
}

async function readBundle(read: Read, size: number, index: number): Promise<readonly PositionedEntry[]> {
  const width = computeTileWidthInLog(size, { level: 'entries', index });
  const leaves = unpackEntryBundle(await readAvailableTile({ read }, { level: 'entries', index, width }));
  return leaves.flatMap((leaf, at) => {
    const entry = parseLogEntry(new TextDecoder().decode(leaf));
    return entry === null ? [] : [{ ...entry, position: index * logTileWidth + at }];
  });
}

export interface DailyCountsOfKind {
  readonly kind: string;
  readonly count: number;
  /** Number of entries on each of the last fourteen days. The last number is that of today. */
  readonly days: readonly number[];
}

const daysShown = 14;
const dayMs = 86_400_000;

/** Counts the entries of each kind, in total and for each of the last days. The most frequent kind comes first. */
export function countEntriesByDay(entries: readonly PositionedEntry[], now: Date): readonly DailyCountsOfKind[] {
  const today = Math.floor(now.getTime() / dayMs);
  const kinds = new Map<string, number[]>();
  const counts = new Map<string, number>();
  for (const { kind, time } of entries) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const days = kinds.get(kind) ?? Array.from({ length: daysShown }, () => 0);
    kinds.set(kind, days);
    const place = daysShown - 1 - (today - Math.floor(Date.parse(time) / dayMs));
    if (place >= 0 && place < daysShown) days[place] = (days[place] ?? 0) + 1;
  }
  return [...kinds]
    .map(([kind, days]) => ({ kind, count: counts.get(kind) ?? 0, days }))
    .toSorted((one, other) => other.count - one.count || (one.kind < other.kind ? -1 : 1));
}
