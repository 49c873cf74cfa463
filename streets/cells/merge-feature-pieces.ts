import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { computeDoubleArea, type GridLine, isSamePoint, keyOfGridPoint } from './cell-geometry.ts';
import type { TileFeature } from './tile-features.ts';

/** Merges overlapping pieces of a line. Returns lines in the original direction, which contain each segment once. */
function mergeLines(pieces: readonly GridLine[]): GridLine[] {
  const next = new Map<number, GridPoint[]>();
  const starts = new Map<number, GridPoint>();
  const arrivals = new Map<number, number>();
  for (const piece of pieces) {
    for (let step = 1; step < piece.length; step++) {
      const [a, b] = [piece[step - 1] as GridPoint, piece[step] as GridPoint];
      const ends = next.get(keyOfGridPoint(a)) ?? [];
      if (ends.some((end) => isSamePoint(end, b))) continue;
      ends.push(b);
      next.set(keyOfGridPoint(a), ends);
      starts.set(keyOfGridPoint(a), a);
      arrivals.set(keyOfGridPoint(b), (arrivals.get(keyOfGridPoint(b)) ?? 0) + 1);
    }
  }
  const lines: GridPoint[][] = [];
  const walk = (from: GridPoint) => {
    for (
      let ends = next.get(keyOfGridPoint(from));
      ends !== undefined && ends.length > 0;
      ends = next.get(keyOfGridPoint(from))
    ) {
      const line = [from];
      for (let at = from, on = ends.shift(); on !== undefined; on = next.get(keyOfGridPoint(at))?.shift()) {
        line.push(on);
        at = on;
      }
      lines.push(line);
    }
  };
  for (const [key, start] of starts) if ((arrivals.get(key) ?? 0) < (next.get(key)?.length ?? 0)) walk(start);
  for (const start of starts.values()) walk(start);
  return lines;
}

const shapeOf = ({ layer, tags, parts }: TileFeature): string =>
  `${layer} ${JSON.stringify(tags)} ${parts.map((part) => `${part.length}:${keyOfGridPoint(part[0] as GridPoint)}:${keyOfGridPoint(part.at(-1) as GridPoint)}`).join(' ')}`;

/**
 * Merges features that are in several tiles or extracts. The pieces of a way are found by its id and get the tags of
 * the first piece. Features without an id are merged only if they are equal.
 */
export function mergeFeaturePieces(features: readonly TileFeature[]): TileFeature[] {
  const byId = new Map<string, TileFeature[]>();
  const seen = new Set<string>();
  const joined: TileFeature[] = [];
  for (const feature of features) {
    if (feature.id === null) {
      const shape = shapeOf(feature);
      if (!seen.has(shape)) joined.push(feature);
      seen.add(shape);
      continue;
    }
    const key = `${feature.layer} ${feature.id}`;
    const pieces = byId.get(key);
    if (pieces === undefined) byId.set(key, [feature]);
    else pieces.push(feature);
  }
  for (const pieces of byId.values()) joined.push(joinOne(pieces));
  return joined;
}

function joinOne(pieces: readonly TileFeature[]): TileFeature {
  const [first] = pieces as [TileFeature];
  if (pieces.length === 1) return first;
  if (first.kind === 'lines') return { ...first, parts: mergeLines(pieces.flatMap(({ parts }) => parts)) };
  // An area that was clipped at tile edges is not complete in any tile, so the piece with the most vertices is used.
  const largest = pieces.reduce((most, piece) => (sizeOf(piece) > sizeOf(most) ? piece : most));
  return { ...largest, parts: withOtherHoles(largest, pieces) };
}

const ringKey = (ring: GridLine) =>
  Array.from(new Set(ring.map(keyOfGridPoint)))
    .sort()
    .join(' ');

/** Adds the holes that only other pieces of an area contain. A hole that was clipped is part of an outer ring there. */
function withOtherHoles({ parts }: TileFeature, pieces: readonly TileFeature[]): readonly GridLine[] {
  const rings = new Map(parts.map((ring) => [ringKey(ring), ring]));
  for (const ring of pieces.flatMap((piece) => piece.parts))
    if (computeDoubleArea(ring) < 0 && !rings.has(ringKey(ring))) rings.set(ringKey(ring), ring);
  return [...rings.values()];
}

const sizeOf = ({ parts }: TileFeature): number => parts.reduce((sum, part) => sum + part.length, 0);
