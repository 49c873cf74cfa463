/** The part of the package that the tests use; the package has no type declarations. */
declare module 'google-libphonenumber' {
  export class ShortNumberInfo {
    static getInstance(): ShortNumberInfo;
    /** Whether a number connects to an emergency service in a region, by ISO 3166-1 code. */
    isEmergencyNumber(number: string, region: string): boolean;
  }
}
