/** What is used of shpjs 6, which brings no types. */
declare module 'shpjs' {
  /** Its geometries in the order of the file, in its own units; null if a row has none. */
  export function parseShp(shp: DataView): ({ readonly type: string; readonly coordinates: unknown } | null)[];
  export function parseDbf(dbf: DataView, encoding?: string): Record<string, unknown>[];
}
