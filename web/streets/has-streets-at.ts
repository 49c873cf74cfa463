import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { streetCellAt } from '../../domain/streets/street-index.ts';
import { StreetFileReader } from './street-files.ts';

/**
 * Whether streets are published at a position. Returns false if that cannot be determined. The page then shows the
 * distance in a straight line, and a map from another server.
 */
export async function hasStreetsAt(baseUrl: string, position: LongitudeLatitude): Promise<boolean> {
  try {
    return (await new StreetFileReader(baseUrl).listed(streetCellAt(position).cell)) !== null;
  } catch (cause) {
    console.warn('We could not find out whether streets are published.', cause);
    return false;
  }
}
