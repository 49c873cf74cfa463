import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StreetLine } from '../../domain/streets/street-graph.ts';
import { StreetNetwork } from '../../domain/streets/street-network.ts';
import { parseStreetNetwork } from '../../web/streets/parse-street-network.ts';
import { StreetFileReader } from '../../web/streets/street-files.ts';

/** Kinds of ways unknown to Routino. */
const unknownToRoutino = new Set(['corridor', 'elevator', 'platform']);

/** Treats every way that Routino knows alike: same speed, both directions. The quickest route is then the shortest. */
function levelled({ road, points }: StreetLine): StreetLine {
  if (road.foot === undefined || unknownToRoutino.has(road.class)) return { road: { class: road.class }, points };
  const { structure, layer, indoor } = road;
  const place = { ...(structure && { structure }), ...(layer !== undefined && { layer }), ...(indoor && { indoor }) };
  return { road: { class: 'path', foot: 'yes', ...place }, points };
}

/** The published streets of a folder, read as the site does; with uniform speed to compare lengths. */
export function readPublishedNetwork(folder: string, isLevelled: boolean): StreetNetwork {
  globalThis.fetch = async (address) =>
    new Response(await readFile(String(address)), { headers: { 'Content-Type': 'application/json' } });
  const files = new StreetFileReader(join(folder));
  return new StreetNetwork(async (cell) => {
    const listed = await files.listed(cell);
    const bytes = listed?.isRoutable ? await files.file('ways', cell) : null;
    const content = bytes && parseStreetNetwork(bytes, cell);
    return content && isLevelled ? { ...content, lines: content.lines.map(levelled) } : content;
  });
}
