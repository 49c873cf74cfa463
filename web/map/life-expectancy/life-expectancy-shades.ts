import { feature } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { decodeDeltaSeries } from '../../../domain/life-expectancy/delta-series.ts';
import { shadeBandOf } from '../../../domain/life-expectancy/life-expectancy-measures.ts';
import { firstSeriesYear, lastEstimateYear } from '../../../domain/life-expectancy/life-expectancy-record.ts';
import landCodesUrl from '../../assets/land-codes.json?url';
import figuresUrl from '../../assets/life-expectancy/at-birth-both.json?url';
import worldLandUrl from '../../assets/world-land.json?url';
import { projectRing, type WorldLine, type WorldTopology } from '../world/world-geometry.ts';

/**
 * Codes of the countries whose figures shade the outlines of world-land.json. media/globe/life-expectancy-land.ts
 * writes the file with these codes.
 */
export interface LandOutlineCodes {
  readonly of: readonly (string | readonly string[])[];
  readonly at: Readonly<Record<string, readonly number[]>>;
}

/** An area with one shade: a country, or all land without a figure. */
export interface ShadedPlace {
  /** Index of the band, from 0; null if there is no figure. */
  readonly band: number | null;
  readonly rings: readonly WorldLine[];
  /**
   * Centre and longer side of the place's largest part, on the Web Mercator map of size 1. They are used to find places
   * that are too small to see. Null for areas that are never small.
   */
  readonly small: { readonly x: number; readonly y: number; readonly size: number } | null;
}

export interface LifeExpectancyLayerListener {
  /** Called once the countries are drawn, with the number of countries in each band. */
  readonly onShown: (counts: readonly number[]) => void;
  /** Called if the code, the outlines or the figures do not load. */
  readonly onFailure: () => void;
}

/** Loads the outlines and the figures and combines them. Throws if either does not load. */
export async function loadLifeExpectancyShades(signal: AbortSignal): Promise<readonly ShadedPlace[]> {
  const [land, codes, figures] = await Promise.all(
    [worldLandUrl, landCodesUrl, figuresUrl].map(async (address) => {
      const response = await fetch(address, { signal });
      if (!response.ok)
        throw new Error(`The figures of the map did not load: ${address} answered with status ${response.status}.`);
      return response.json();
    }),
  );
  return joinOutlinesWithBands(land, codes, computeLatestLifeExpectancyBands(figures));
}

/**
 * Returns the band of each population's life expectancy at birth in the last estimated year. `figures` has an encoded
 * series for each population code.
 */
export function computeLatestLifeExpectancyBands(
  figures: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(figures).flatMap(([code, series]) => {
      const value = decodeDeltaSeries(series)[lastEstimateYear - firstSeriesYear];
      return value === undefined ? [] : [[code, shadeBandOf('at-birth', value)] as const];
    }),
  );
}

/** Combines the outlines of each place with its band. Outlines without a code form a single area without a figure. */
export function joinOutlinesWithBands(
  land: WorldTopology,
  { of, at }: LandOutlineCodes,
  bands: ReadonlyMap<string, number>,
): readonly ShadedPlace[] {
  const parts = new Map<string, WorldLine[][]>();
  const addPart = (code: string, rings: WorldLine[]) => parts.set(code, [...(parts.get(code) ?? []), rings]);
  land.objects.countries.geometries.forEach((geometry, place) => {
    const owner = of[place] ?? '';
    const outline = feature(land as Topology, geometry as MultiPolygon).geometry;
    for (const [part, polygon] of outline.coordinates.entries())
      addPart(typeof owner === 'string' ? owner : (owner[part] ?? ''), polygon.map(projectRing));
  });
  for (const [code, [longitude = 0, latitude = 0]] of Object.entries(at))
    addPart(code, [projectRing([[longitude, latitude]])]);
  return [...parts].map(([code, polygons]) => ({
    band: bands.get(code) ?? null,
    rings: polygons.flat(),
    small: code === '' ? null : middleOfLargest(polygons),
  }));
}

function middleOfLargest(polygons: readonly (readonly WorldLine[])[]): ShadedPlace['small'] {
  const boxes = polygons.flatMap(([ring]) =>
    ring === undefined
      ? []
      : [
          {
            x: (ring.minX + ring.maxX) / 2,
            y: (ring.minY + ring.maxY) / 2,
            size: Math.max(ring.maxX - ring.minX, ring.maxY - ring.minY),
          },
        ],
  );
  return boxes.toSorted((one, other) => other.size - one.size)[0] ?? null;
}

/** Counts the places in each of the ten bands. */
export function countPlacesByBand(places: readonly ShadedPlace[]): readonly number[] {
  return Array.from({ length: 10 }, (_, band) => places.filter((place) => place.band === band).length);
}
