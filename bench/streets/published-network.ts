import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Reads the published streets in a folder with the site's own code. `isLevelled` makes all speeds equal, for comparing
 * lengths.
 */
export function readPublishedNetwork(folder: string, isLevelled: boolean): StreetNetwork {
  globalThis.fetch = async (address) =>
    new Response(await readFile(String(address)), { headers: { 'Content-Type': 'application/json' } });
  const files = new StreetFileReader(join(folder));
  return new StreetNetwork(async (cell) => {
    const listed = await files.listed(cell);
    const bytes = listed?.isRoutable ? await files.file('ways', cell) : null;
    const content = bytes && parseStreetNetwork(bytes, cell);
    return content && isLevelled ? { ...content, lines: content.lines.map(withUniformSpeed) } : content;
  });
}
