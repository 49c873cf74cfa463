import type { Publication } from '../http/files/published-files.ts';
import type { OpenRegistry } from '../open-data/open-registry.ts';

/** A page with its status and its address, without the language. */
export interface FilledPage {
  readonly kind: 'page';
  readonly path: string;
  readonly status: 200 | 404 | 410;
  readonly data: object;
}

/** What stands at an address: a page, or the address it has now. */
export type PageAnswer = FilledPage | { readonly kind: 'moved'; readonly to: string };

/** A kind of page whose content comes from the published registry; `web/pages/filled/` renders it. */
export interface PageKind {
  /** As web/pages/filled/render-filled.tsx knows it. */
  readonly name: string;
  /** Address of its shell, without the language. */
  readonly shell: string;
  /** Whether an address, without its language, is one of this kind. */
  readonly hasAddress: (path: string) => boolean;
  /**
   * What stands there.
   *
   * @param path Without its language, as it was asked for: escaped.
   * @param search What stands behind it.
   */
  readonly answer: (
    path: string,
    publication: Publication<OpenRegistry>,
    now: Date,
    search: URLSearchParams,
  ) => Promise<PageAnswer>;
  /** What stands at an address while nothing is published; left out, nothing does. */
  readonly unpublished?: (path: string) => FilledPage | undefined;
}
