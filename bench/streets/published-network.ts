import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkClass } from '../../domain/streets/street-cell.ts';
import type { StreetLine } from '../../domain/streets/street-graph.ts';
import { StreetNetwork } from '../../domain/streets/street-network.ts';
import { parseStreetNetwork } from '../../web/streets/parse-street-network.ts';
import { StreetFileReader } from '../../web/streets/street-files.ts';

/** Values of `highway` that Routino does not know. */
const unknownToRoutino = new Set(['corridor', 'elevator', 'platform']);

/**
 * Replaces each walkable street by a path with the same walking speed in both directions, so that the quickest route is
 * also the shortest. Streets that Routino does not know become impassable.
 */
function withUniformSpeed({ road, points }: StreetLine): StreetLine {
  if (road.foot === undefined || unknownToRoutino.has(road.class)) return { road: { class: road.class }, points };
  const { structure, layer, indoor } = road;
  const place = { ...(structure && { structure }), ...(layer !== undefined && { layer }), ...(indoor && { indoor }) };
  return { road: { class: 'path', foot: 'yes', ...place }, points };
}

interface NetworkOptions {
  /** Makes all speeds equal, for comparing lengths. */
  readonly isLevelled?: boolean;
  /** Leaves out the crossings of roads that the import adds, which neither the raw extract nor Routino has. */
  readonly isAsMapped?: boolean;
}

/** Reads the published streets in a folder with the site's own code. */
export function readPublishedNetwork(
  folder: string,
  { isLevelled = false, isAsMapped = false }: NetworkOptions = {},
): StreetNetwork {
  globalThis.fetch = async (address) =>
    new Response(await readFile(String(address)), { headers: { 'Content-Type': 'application/json' } });
  const files = new StreetFileReader(join(folder));
  return new StreetNetwork(async (cell) => {
    const listed = await files.listed(cell);
    const bytes = listed?.isRoutable ? await files.file('ways', cell) : null;
    const content = bytes && parseStreetNetwork(bytes, cell);
    if (content === null) return null;
    const lines = content.lines.filter(({ road }) => !isAsMapped || road.class !== linkClass);
    return { ...content, lines: isLevelled ? lines.map(withUniformSpeed) : lines };
  });
}
