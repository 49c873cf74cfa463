import type { RegisteredAed } from '../aed/aed-registry.ts';
import type { MapTile } from '../geography/map-tile.ts';
import { cellsOfTree } from './cell-tree.ts';
import { isInArea, type ListedArea, mayOverlapTile } from './listed-area.ts';
import { countAeds } from './registry-area.ts';
import type { RegistryCell } from './registry-cell.ts';
import type { RegistryIndex } from './registry-index.ts';

/** Access to a published registry. */
export interface RegistryReader {
  index(): Promise<RegistryIndex | null>;
  cell(tile: MapTile): Promise<RegistryCell>;
}

/**
 * Maximum number of AEDs in a listed area; a longer list would not be useful. The AEDs of all overlapping cells count,
 * including those outside of the area.
 */
export const maxListedAeds = 1000;

export interface AedsInArea {
  readonly index: RegistryIndex;
  /** The AEDs sorted by name; null if there are too many to list. */
  readonly aeds: readonly RegisteredAed[] | null;
}

/**
 * Reads the AEDs of an area and sorts them by name in a language (BCP 47). Null if no registry is published. Rejects if
 * a cell cannot be read.
 */
export async function readAedsInArea(
  client: RegistryReader,
  area: ListedArea,
  language: string,
): Promise<AedsInArea | null> {
  const index = await client.index();
  if (index === null) return null;
  const cells = [...cellsOfTree(index.tree)].filter(({ tile }) => mayOverlapTile(area, tile));
  if (countAeds(cells) > 4 * maxListedAeds) return { index, aeds: null };
  const read = await Promise.all(cells.map(({ tile }) => client.cell(tile)));
  const aeds = read.flatMap((cell) => cell.aeds).filter(({ position }) => isInArea(area, position));
  if (aeds.length > maxListedAeds) return { index, aeds: null };
  const { compare } = new Intl.Collator(language, { numeric: true });
  return { index, aeds: aeds.sort((one, other) => compare(one.name, other.name) || (one.id < other.id ? -1 : 1)) };
}
