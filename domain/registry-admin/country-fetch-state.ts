/** What is stored about a country whose AEDs are fetched from a server. */
export interface CountryFetchState {
  /** The last valid response, from which registries are made; null if there has never been one. */
  readonly last: {
    readonly aeds: number;
    readonly bytes: number;
    /** When the response was received. `checkedAt` is when the server last confirmed that it is still current. */
    readonly fetchedAt: string;
    readonly checkedAt: string;
    /**
     * Address of the server that sent the response. `etag` and `lastModified` are for conditional requests to the same
     * server.
     */
    readonly server: string;
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
