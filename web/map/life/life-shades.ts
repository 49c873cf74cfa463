import { feature } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { readSeries } from '../../../domain/life/delta-series.ts';
import { firstYear, lastEstimate } from '../../../domain/life/life-story.ts';
import { bandOf } from '../../../domain/life/measures.ts';
import landCodesUrl from '../../assets/land-codes.json?url';
import figuresUrl from '../../assets/life-expectancy/at-birth-both.json?url';
import worldLandUrl from '../../assets/world-land.json?url';
import { projectRing, type WorldLine, type WorldTopology } from '../world/world-geometry.ts';

/** Whose figures shade the outlines of world-land.json, as media/globe/life-land.ts writes it. */
export interface LandCodes {
  readonly of: readonly (string | readonly string[])[];
  readonly at: Readonly<Record<string, readonly number[]>>;
}

/** What is shaded alike: a country, or all that has no figure. */
export interface ShadedPlace {
  /** From 0 up; null if there is no figure. */
  readonly band: number | null;
  readonly rings: readonly WorldLine[];
  /** Its middle on the map's square and the longer side of its largest part there, by which it is seen to be small; null for what is never small. */
  readonly small: { readonly x: number; readonly y: number; readonly size: number } | null;
}

export interface LifeLayerListener {
  /** Hears how many countries are in each band of shade, once they are drawn. */
  readonly onShown: (counts: readonly number[]) => void;
  /** Hears that the code, outlines or figures did not come. */
  readonly onFailure: () => void;
}

/** Fetches outlines and figures and joins them. Throws where one of them does not come. */
export async function loadLifeShades(signal: AbortSignal): Promise<readonly ShadedPlace[]> {
  const [land, codes, figures] = await Promise.all(
    [worldLandUrl, landCodesUrl, figuresUrl].map(async (address) => {
      const response = await fetch(address, { signal });
      if (!response.ok)
        throw new Error(`The figures of the map did not load: ${address} answered with status ${response.status}.`);
      return response.json();
    }),
  );
  return shadedPlaces(land, codes, latestBands(figures));
}

/** The band of each population's life expectancy at birth in the last estimated year, from the series by code. */
export function latestBands(figures: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(figures).flatMap(([code, series]) => {
      const value = readSeries(series)[lastEstimate - firstYear];
      return value === undefined ? [] : [[code, bandOf('at-birth', value)] as const];
    }),
  );
}

/** The outlines of each place with its band. What the codes leave open, or has no band, is one of those without a figure. */
export function shadedPlaces(
  land: WorldTopology,
  { of, at }: LandCodes,
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

/** How many countries and areas are in each of the ten bands. */
export function countsByBand(places: readonly ShadedPlace[]): readonly number[] {
  return Array.from({ length: 10 }, (_, band) => places.filter((place) => place.band === band).length);
}
