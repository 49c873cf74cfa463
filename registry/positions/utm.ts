import proj4 from 'proj4';
import { projectionOf } from '../formats/projection.ts';
import type { RawPosition } from './position.ts';

const zone = String.raw`(?:UTM\s*)?(?:ZONE\s*)?(\d{1,2})\s*([C-HJ-NP-X])`;
const metres = String.raw`(?:[EX]\s*[:=]?\s*)?0?(\d{6}(?:[.,]\d+)?)\s*(?:M\s*)?E?[\s,;/]+(?:[NY]\s*[:=]?\s*)?(\d{6,8}(?:[.,]\d+)?)\s*(?:M\s*)?N?`;
const zoneFirst = new RegExp(`^${zone}[\\s,;:/]+${metres}$`);
const zoneLast = new RegExp(`^${metres}[\\s,;/(]+${zone}\\)?$`);
/**
 * Matches a reference of the military grid that is exact to ten metres or one metre. A shorter reference means a larger
 * square, which is not precise enough.
 */
const militaryGrid = /^\d{1,2}[C-HJ-NP-X][A-HJ-NP-Z]{2}(?:\d{8}|\d{10})$/;

const number = (text: string) => Number(text.replace(',', '.'));

/**
 * Whether the letter of a UTM zone means the southern hemisphere. The letters up to M are bands in the south. The
 * letter S is the band from 32 to 40 degrees north if the northing fits; otherwise it means "south". Returns null in
 * zones where both readings are on land, for example in Patagonia and the Carolinas.
 */
function isSouth(zoneNumber: number, letter: string, northing: number): boolean | null {
  if (letter !== 'S') return letter < 'N';
  const isOfBand = northing > 3_500_000 && northing < 4_500_000;
  return isOfBand && zoneNumber >= 18 && zoneNumber <= 20 ? null : !isOfBand;
}

function placeOfZone(zoneText: string, letter: string, east: string, north: string): RawPosition | null {
  const zoneNumber = Number(zoneText);
  const south = isSouth(zoneNumber, letter, number(north));
  if (south === null) return null;
  const projection = projectionOf(`EPSG:${(south ? 32_700 : 32_600) + zoneNumber}`);
  const position = projection?.toDegrees(number(east), number(north)) ?? null;
  return position === null ? null : { longitude: position[0], latitude: position[1] };
}

function placeOfSquare(text: string): RawPosition | null {
  try {
    const [longitude, latitude] = proj4.mgrs.toPoint(text);
    return { longitude, latitude };
  } catch {
    // The library throws if this zone has no square with these letters.
    return null;
  }
}

/**
 * Parses UTM coordinates with a zone ("32U 476882 5550967", "476882 5550967 32N") and references of the military grid
 * that is based on UTM ("32UMA7688250967"). Returns the position in degrees; null for anything else.
 */
export function parseUtm(text: string): RawPosition | null {
  // This fast test comes first because every cell of a table is parsed. A zone needs a number and a letter.
  if (!/\d\s*[c-hj-np-x]/i.test(text)) return null;
  const plain = text.normalize('NFKC').trim().toUpperCase();
  const [, firstZone, firstLetter = '', eastBehind = '', northBehind = ''] = zoneFirst.exec(plain) ?? [];
  if (firstZone !== undefined) return placeOfZone(firstZone, firstLetter, eastBehind, northBehind);
  const [, east, north = '', lastZone = '', lastLetter = ''] = zoneLast.exec(plain) ?? [];
  if (east !== undefined) return placeOfZone(lastZone, lastLetter, east, north);
  const joined = plain.replaceAll(/\s/g, '');
  return militaryGrid.test(joined) ? placeOfSquare(joined) : null;
}
