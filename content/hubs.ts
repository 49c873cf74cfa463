import type { Hub } from '../domain/hub/hub.ts';
import { everyHub } from './places/every-hub.ts';

/**
 * Every hub of the map, in the order of the founding list. Coordinates are [longitude, latitude] in degrees (WGS 84).
 * `estimated` names the scores that the founding list does not give; /methodology says how they were estimated.
 */
export const hubs: readonly Hub[] = Object.values(everyHub).map(({ hub }) => hub);
