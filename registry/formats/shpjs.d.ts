/** The part of shpjs 6 in use, which has no type declarations. */
declare module 'shpjs' {
  /** Geometries in file order, in the units of the file; null for a row without one. */
  export function parseShp(shp: DataView): ({ readonly type: string; readonly coordinates: unknown } | null)[];
  export function parseDbf(dbf: DataView, encoding?: string): Record<string, unknown>[];
}
