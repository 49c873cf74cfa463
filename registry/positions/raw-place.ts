/** A place as two values that are still to be read as degrees. */
export interface RawPlace {
  readonly longitude: unknown;
  readonly latitude: unknown;
}
