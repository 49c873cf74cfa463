import type { CivilDate } from '../../../domain/aed/weekly-opening-hours.ts';
import {
  type CheckArea,
  createDueCheckComparator,
  createFirstItemsCollector,
  type DueCheck,
  findNextDueCheck,
} from '../../../domain/corrections/due-checks.ts';
import { cellsOfTree } from '../../../domain/registry/cell-tree.ts';
import { isInArea, mayOverlapTile } from '../../../domain/registry/listed-area.ts';
import type { RegistryReader } from '../../../domain/registry/read-aeds-in-area.ts';
import { countAeds } from '../../../domain/registry/registry-area.ts';
import type { IndexedSource } from '../../../domain/registry/registry-index.ts';

/**
 * Maximum number of AEDs on the page, which is twice the number of AEDs in Switzerland. In a larger area, only the most
 * urgent AEDs are listed.
 */
export const maxDueChecks = 20_000;
/** Maximum number of AEDs that are read into memory. No country has more. */
export const maxAedsRead = 250_000;
/** Maximum number of concurrent cell requests. */
const maxConcurrentRequests = 6;

export type DueChecksResult =
  | {
      readonly kind: 'read';
      readonly checks: readonly DueCheck[];
      /** Number of AEDs in the areas, including those that are not listed because of the limit. */
      readonly count: number;
      readonly sources: readonly IndexedSource[];
    }
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'no-registry' };

const boxOf = ({ box }: CheckArea) => ({ kind: 'box', box }) as const;

/** Whether the AED of a check is in at least one of the areas. */
export const isDueCheckInAreas = (areas: readonly CheckArea[], { aed }: DueCheck) =>
  areas.some((area) => isInArea(boxOf(area), aed.position));

/**
 * Reads the AEDs in the areas, and returns the next due check of each AED, with the most urgent first. Rejects if a
 * cell cannot be read.
 *
 * @param onProgress Called with the number of cells that have been read and the total number.
 */
export async function readDueChecks(
  reader: RegistryReader,
  areas: readonly CheckArea[],
  today: CivilDate,
  onProgress: (done: number, all: number) => void,
): Promise<DueChecksResult> {
  const index = await reader.index();
  if (index === null) return { kind: 'no-registry' };
  const cells = [...cellsOfTree(index.tree)].filter(({ tile }) =>
    areas.some((area) => mayOverlapTile(boxOf(area), tile)),
  );
  const count = countAeds(cells);
  if (count > maxAedsRead) return { kind: 'too-many', count };
  const urgent = createFirstItemsCollector(maxDueChecks, createDueCheckComparator(today));
  let inAreas = 0;
  for (let first = 0; first < cells.length; first += maxConcurrentRequests) {
    onProgress(first, cells.length);
    const read = await Promise.all(
      cells.slice(first, first + maxConcurrentRequests).map(({ tile }) => reader.cell(tile)),
    );
    const found = read.flatMap(({ aeds }) => aeds).map((aed) => findNextDueCheck(aed, today));
    for (const check of found.filter((one) => isDueCheckInAreas(areas, one))) {
      urgent.add(check);
      inAreas += 1;
    }
  }
  const checks = urgent.cut();
  const listing = new Set(checks.flatMap(({ aed }) => aed.sources));
  return {
    kind: 'read',
    checks,
    count: inAreas,
    sources: index.sources.filter(({ key }) => listing.has(key)),
  };
}
