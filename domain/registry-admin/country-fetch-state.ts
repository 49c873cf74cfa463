/** The stored state of a country whose AEDs are fetched. */
export interface CountryFetchState {
  /** The last good answer, from which a registry is made; null if there has never been one. */
  readonly last: {
    readonly aeds: number;
    readonly bytes: number;
    /** When it was received, and when it was last confirmed as the newest. */
    readonly fetchedAt: string;
    readonly checkedAt: string;
    /** The server's cache validator, for conditional requests. */
    readonly server: string;
    readonly etag: string | null;
    readonly lastModified: string | null;
  } | null;
  /** Why later answers were not accepted; null if the last attempt succeeded. */
  readonly failure: { readonly sentence: string; readonly since: string } | null;
}

/** The state file beside the stored answers. */
export interface CountryFetchStates {
  /** The time until which the server asked us to send no requests; null if it did not. */
  readonly notBefore: string | null;
  readonly areas: Readonly<Record<string, CountryFetchState>>;
}

export const noCountryFetchStates: CountryFetchStates = { notBefore: null, areas: {} };
