import { readFileSync } from 'node:fs';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';

interface WholeFileFigures {
  readonly megabytes: number;
  readonly milliseconds: number;
}

/** What a site does that loads one GeoJSON with every AED: read it, parse it, measure every distance, sort. */
export function measureWholeFile(path: string, position: LongitudeLatitude): WholeFileFigures {
  const start = performance.now();
  const bytes = readFileSync(path);
  const { features } = JSON.parse(bytes.toString()) as { features: { geometry: { coordinates: LongitudeLatitude } }[] };
  features
    .map((feature) => distanceKm(position, feature.geometry.coordinates))
    .sort((a, b) => a - b)
    .slice(0, 10);
  return { megabytes: bytes.length / 1e6, milliseconds: performance.now() - start };
}
