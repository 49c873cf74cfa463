/** What is stored about a country whose AEDs are fetched from a server. */
export interface CountryFetchState {
  /** The last valid response, from which registries are made; null if there has never been one. */
  readonly last: {
    readonly aeds: number;
    readonly bytes: number;
    /** When the response was received. */
    readonly fetchedAt: string;
    /** When the server last confirmed that the response is still current. */
    readonly checkedAt: string;
    /** Address of the server that sent the response. */
    readonly server: string;
    /** Two response headers with which the same server can be asked whether its data have changed. */
    readonly etag: string | null;
    readonly lastModified: string | null;
  } | null;
  /** Why later responses could not be used; null if the last attempt succeeded. */
  readonly failure: { readonly sentence: string; readonly since: string } | null;
}

/** The contents of the state file, which is stored in the same folder as the responses. */
export interface CountryFetchStates {
  /** No requests may be sent before this time, because the server asked for a pause. Null if it did not. */
  readonly notBefore: string | null;
  readonly areas: Readonly<Record<string, CountryFetchState>>;
}

export const emptyCountryFetchStates: CountryFetchStates = { notBefore: null, areas: {} };
