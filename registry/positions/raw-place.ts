/** A position as two unparsed values in degrees. */
export interface RawPlace {
  readonly longitude: unknown;
  readonly latitude: unknown;
}
