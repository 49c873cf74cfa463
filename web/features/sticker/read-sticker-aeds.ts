import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import { countryOfTimeZone } from '../../../domain/geography/country-of-time-zone.ts';
import { encodeAedId } from '../../../domain/registry/aed-page-path.ts';
import { type ListedArea, parseBox, parseCircle } from '../../../domain/registry/listed-area.ts';
import { type RegistryReader, readAedsInArea } from '../../../domain/registry/read-aeds-in-area.ts';
import { parseAed } from '../../../domain/registry/registry-cell.ts';

/** Maximum number of AEDs. Their stickers fill about 33 sheets of six, which one person can still put up. */
export const maxStickers = 200;

/** The AEDs that the page's URL requests, or null if it requests none. */
export type StickerRequest = { readonly ids: readonly string[] } | { readonly area: ListedArea } | null;

/** Parses `?aed=osm/node/123`, which may be repeated, or an area given by the parameters of `<aed-map>`. */
export function parseStickerRequest(search: string): StickerRequest {
  const asked = new URLSearchParams(search);
  const ids = [...new Set(asked.getAll('aed').filter((id) => id !== ''))].slice(0, maxStickers);
  if (ids.length > 0) return { ids };
  const [center, box] = [asked.get('center'), asked.get('area')];
  const area = box === null ? center && parseCircle(center, asked.get('radius')) : parseBox(box);
  return area ? { area } : null;
}

export interface StickerAeds {
  readonly aeds: readonly RegisteredAed[];
  /** Requested ids that no source lists. */
  readonly missing: readonly string[];
  readonly areTooMany: boolean;
}

/** Reads one AED by its id from the site's API. Resolves to null if the AED is not listed. */
async function readAed(registryUrl: string, id: string): Promise<RegisteredAed | null> {
  const answer = await fetch(`${registryUrl}/id/${encodeAedId(id)}`);
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) throw new Error(`AED ${id} could not be read (status ${answer.status}). Try again.`);
  return parseAed(await answer.json());
}

/** Maximum number of concurrent requests. Printing many stickers must not slow down the site for others. */
const maxConcurrentRequests = 6;

async function readEach(registryUrl: string, ids: readonly string[]): Promise<StickerAeds> {
  const found: (RegisteredAed | null)[] = [];
  for (let first = 0; first < ids.length; first += maxConcurrentRequests)
    found.push(
      ...(await Promise.all(ids.slice(first, first + maxConcurrentRequests).map((id) => readAed(registryUrl, id)))),
    );
  return {
    aeds: found.filter((aed) => aed !== null),
    missing: ids.filter((_, place) => found[place] === null),
    areTooMany: false,
  };
}

/** Reads the AEDs to make stickers for. Rejects if they cannot be read. */
export async function readStickerAeds(
  asked: NonNullable<StickerRequest>,
  reader: RegistryReader,
  registryUrl: string,
): Promise<StickerAeds> {
  if ('ids' in asked) return readEach(registryUrl, asked.ids);
  const listed = await readAedsInArea(reader, asked.area, 'en');
  return { aeds: listed?.aeds ?? [], missing: [], areTooMany: listed !== null && listed.aeds === null };
}

/** Returns the code of the country in which most of the AEDs are, in capitals, or null if it is unknown. */
export function findMostCommonCountry(aeds: readonly RegisteredAed[]): string | null {
  const counts = new Map<string, number>();
  for (const { timeZone } of aeds) {
    const country = countryOfTimeZone(timeZone)?.toUpperCase();
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}
