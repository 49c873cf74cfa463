import { mkdirSync, writeFileSync } from 'node:fs';
import { hubLocations } from '../content/hub-locations.ts';
import { hubs } from '../content/hubs.ts';
import { placeProfiles } from '../content/places.ts';
import { drawLocatorMap } from './locators/locator-drawing.ts';
import { placeDrawings } from './place-drawings.ts';
import { drawPlate } from './plates/draw-plate.ts';

/**
 * Folder of the plates, which are maps in the style of an engraving. Each hub that has a page has a file `{slug}.svg`.
 */
export const platesFolder = new URL('../web/assets/plates/', import.meta.url);

/**
 * Folder of the locators, which are small drawings that show where a place lies. The files are named like those of the
 * plates.
 */
export const locatorMapsFolder = new URL('../web/assets/locators/', import.meta.url);

/** Lists the slugs of all hubs that have a page. Each page has a plate at its top. */
export const listPlateSlugs = (): string[] => hubs.flatMap((hub) => hub.path?.replace('/bluezones/', '') ?? []);

/** Draws the plate of a hub as SVG text. Throws if the slug has no page or no settings. */
export function drawPlateBySlug(slug: string): string {
  const hub = hubs.find((one) => one.path === `/bluezones/${slug}`);
  const setting = placeDrawings.get(slug)?.mapPlate;
  if (!hub || !setting)
    throw new Error(
      `There is no plate "${slug}". Use one of ${listPlateSlugs().join(', ')}, or add content/places/${slug}/drawing.ts.`,
    );
  const cartouche = placeProfiles.find((profile) => profile.slug === slug)?.heroAlignment ?? 'left';
  return drawPlate(slug, [...hub.coords], { ...setting, cartouche });
}

/** Lists the slugs of the hubs whose page describes their location. Each of these pages has a locator. */
export const listLocatorSlugs = (): string[] => listPlateSlugs().filter((slug) => slug in hubLocations);

/** Draws the locator of a hub as SVG text. Throws if the slug has no profile. */
export function drawLocatorBySlug(slug: string): string {
  const hub = hubs.find((one) => one.id === slug);
  if (!hub || !listLocatorSlugs().includes(slug))
    throw new Error(
      `There is no locator "${slug}". Use one of ${listLocatorSlugs().join(', ')}, or write where the place is.`,
    );
  return drawLocatorMap(hub);
}

const kilobytes = (drawn: string) => (Buffer.byteLength(drawn) / 1000).toFixed(1);

function writePlates(slugs: readonly string[]): void {
  for (const folder of [platesFolder, locatorMapsFolder]) mkdirSync(folder, { recursive: true });
  for (const slug of slugs) {
    try {
      const drawn = drawPlateBySlug(slug);
      writeFileSync(new URL(`${slug}.svg`, platesFolder), drawn);
      console.log(`${slug} ${kilobytes(drawn)} kB`);
      if (!listLocatorSlugs().includes(slug)) continue;
      const locator = drawLocatorBySlug(slug);
      writeFileSync(new URL(`${slug}.svg`, locatorMapsFolder), locator);
      console.log(`${slug} ${kilobytes(locator)} kB, locator`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${slug}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  writePlates(asked.length > 0 ? asked : listPlateSlugs());
}
