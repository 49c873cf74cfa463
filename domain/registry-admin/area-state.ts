/** What is known of a country whose AEDs are fetched. */
export interface AreaState {
  /** The last good answer, which is what a registry is made of; null if none ever came. */
  readonly last: {
    readonly aeds: number;
    readonly bytes: number;
    /** When it came, and when it was last found to be the newest. */
    readonly fetchedAt: string;
    readonly checkedAt: string;
    /** What the server calls it, to ask whether there is a newer one. */
    readonly server: string;
    readonly etag: string | null;
    readonly lastModified: string | null;
  } | null;
  /** Why what came since then was not taken; null if the last attempt went well. */
  readonly failure: { readonly sentence: string; readonly since: string } | null;
}

/** The file beside the answers that says what is known of each. */
export interface AreaStates {
  /** The server asked to be left alone until then. */
  readonly notBefore: string | null;
  readonly areas: Readonly<Record<string, AreaState>>;
}

export const noAreaStates: AreaStates = { notBefore: null, areas: {} };
