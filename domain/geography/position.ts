/** A position in GeoJSON order: degrees east, then degrees north (RFC 7946, section 3.1.1). */
export type LongitudeLatitude = readonly [longitude: number, latitude: number];

/** Whether a position is inside a box or on its edge. A box does not cross the antimeridian. */
export function isInBox(
  [longitude, latitude]: LongitudeLatitude,
  [west, south, east, north]: readonly [west: number, south: number, east: number, north: number],
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** An item that can be searched by position. Its id must not change. */
export interface PositionedItem {
  readonly id: string;
  readonly position: LongitudeLatitude;
}

export interface ItemWithDistance<Item> {
  readonly item: Item;
  readonly distanceKm: number;
}
