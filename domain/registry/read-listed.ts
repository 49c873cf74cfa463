import type { RegisteredAed } from '../aed/aed-registry.ts';
import type { MapTile } from '../geography/map-tile.ts';
import { cellsOfTree } from './cell-tree.ts';
import { isInArea, type ListedArea, mayTouch } from './listed-area.ts';
import { countAeds } from './registry-area.ts';
import type { RegistryCell } from './registry-cell.ts';
import type { RegistryIndex } from './registry-index.ts';

/** Access to a published registry. */
export interface RegistryReader {
  index(): Promise<RegistryIndex | null>;
  cell(tile: MapTile): Promise<RegistryCell>;
}

/** Cells extend beyond the area, so this also limits lists with fewer AEDs; more than this is not useful as a list. */
export const mostListed = 1000;

export interface CountedAeds {
  readonly index: RegistryIndex;
  /** Sorted by name; null if there are too many. */
  readonly aeds: readonly RegisteredAed[] | null;
}

/**
 * The AEDs of an area sorted by name in a language (BCP 47), from the cells it overlaps; null if no registry is
 * published. Rejects if a cell cannot be read.
 */
export async function readListed(
  client: RegistryReader,
  area: ListedArea,
  language: string,
): Promise<CountedAeds | null> {
  const index = await client.index();
  if (index === null) return null;
  const cells = [...cellsOfTree(index.tree)].filter(({ tile }) => mayTouch(area, tile));
  if (countAeds(cells) > 4 * mostListed) return { index, aeds: null };
  const read = await Promise.all(cells.map(({ tile }) => client.cell(tile)));
  const aeds = read.flatMap((cell) => cell.aeds).filter(({ position }) => isInArea(area, position));
  if (aeds.length > mostListed) return { index, aeds: null };
  const { compare } = new Intl.Collator(language, { numeric: true });
  return { index, aeds: aeds.sort((one, other) => compare(one.name, other.name) || (one.id < other.id ? -1 : 1)) };
}
