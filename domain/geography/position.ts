/** A pair in GeoJSON order: degrees east, then degrees north (RFC 7946, section 3.1.1). */
export type LongitudeLatitude = readonly [longitude: number, latitude: number];

/** What can be looked for: anything with a place and a stable id. */
export interface Placed {
  readonly id: string;
  readonly position: LongitudeLatitude;
}

export interface Found<Item> {
  readonly item: Item;
  readonly distanceKm: number;
}
