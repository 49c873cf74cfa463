import type { CountedCell } from '../../domain/registry/registry-area.ts';
import { findCellsInTiles } from '../../domain/registry/registry-countries.ts';
import type { RunInQueue } from '../work-queue.ts';
import { createMembershipClassifier } from './country-data.ts';
import type { FileFormat, FileMetadata } from './file-format.ts';
import type { OpenRegistry, ReadCell } from './open-registry.ts';

interface CountryFile {
  readonly registry: OpenRegistry;
  readonly format: FileFormat;
  readonly facts: FileMetadata;
  readonly readCell: ReadCell;
  /** A queue shared by all files that are being sent, so that only one cell is encoded at a time. */
  readonly inTurn: RunInQueue;
}

const encoder = new TextEncoder();

/** Yields to the event loop, so that a page request waits for at most one cell. */
const yieldToEventLoop = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * Writes a country's AEDs in one of the formats, ordered by cell and then by id, so that the same publication gives the
 * same bytes. It needs memory for two cells. If a cell cannot be read, the generator throws, and the file stays
 * incomplete.
 */
export async function* generateCountryFile({
  registry,
  format,
  facts,
  readCell,
  inTurn,
}: CountryFile): AsyncGenerator<Uint8Array, void, void> {
  const membership = createMembershipClassifier(facts.country, facts.group);
  const totals = { count: 0, leftOut: 0 };
  const encode = (readFeatures: Awaited<ReturnType<ReadCell>>) => {
    let text = '';
    for (const feature of readFeatures()) {
      const belongs = membership(feature);
      if (belongs === 'mixed') totals.leftOut += 1;
      if (belongs !== 'in') continue;
      text += format.aed(feature, facts, totals.count === 0);
      totals.count += 1;
    }
    return encoder.encode(text);
  };
  yield encoder.encode(format.head(facts));
  for await (const readFeatures of readOneAhead(findCellsInTiles(registry.index.tree, facts.country.tiles), readCell)) {
    const bytes = await inTurn(async () => {
      await yieldToEventLoop();
      return encode(readFeatures);
    });
    if (bytes.length > 0) yield bytes;
  }
  yield encoder.encode(format.tail(totals));
}

/** Reads each cell while the caller writes the previous one. */
async function* readOneAhead(cells: readonly CountedCell[], readCell: ReadCell) {
  let ahead: ReturnType<ReadCell> | null = null;
  for (const [place, { tile }] of cells.entries()) {
    const now: ReturnType<ReadCell> = ahead ?? readCell(tile);
    const next = cells[place + 1];
    ahead = next === undefined ? null : readCell(next.tile);
    // The promise is awaited in the next iteration of the loop. This handler keeps an earlier rejection from counting
    // as unhandled.
    ahead?.catch(() => undefined);
    yield await now;
  }
}
