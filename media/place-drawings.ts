import { existsSync, readdirSync } from 'node:fs';
import type { LocatorMapSettings } from './locators/locator-map-settings.ts';
import type { MapPlateSettings } from './plates/map-plate-settings.ts';

interface PlaceDrawing {
  readonly mapPlate: MapPlateSettings;
  /**
   * Settings of the locator map. Missing if the map shows the place's country, or its state and county in the United
   * States.
   */
  readonly locatorMap?: LocatorMapSettings;
}

const placesFolder = new URL('../content/places/', import.meta.url);

/** The drawing settings of each place by its slug, from `content/places/{slug}/drawing.ts`. */
export const placeDrawings: ReadonlyMap<string, PlaceDrawing> = new Map(
  await Promise.all(
    readdirSync(placesFolder).flatMap((slug) => {
      const path = new URL(`${slug}/drawing.ts`, placesFolder);
      return existsSync(path) ? readDrawing(slug, path) : [];
    }),
  ),
);

async function readDrawing(slug: string, path: URL): Promise<[string, PlaceDrawing]> {
  return [slug, (await import(path.href)) as PlaceDrawing];
}
