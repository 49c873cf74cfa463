import type { Publication } from '../http/files/published-files.ts';
import type { OpenRegistry } from '../open-data/open-registry.ts';

/** A page with its status and path, without the language. */
export interface PageContent {
  readonly kind: 'page';
  readonly path: string;
  readonly status: 200 | 404 | 410;
  readonly data: object;
}

/** The result for a path: a page, or a redirect to its current path. */
export type PageResult = PageContent | { readonly kind: 'moved'; readonly to: string };

/** A kind of page whose content comes from the published registry; `web/pages/registry-pages/` renders it. */
export interface PageKind {
  /** Its name in web/pages/registry-pages/render-registry-page.tsx. */
  readonly name: string;
  /** Path of its shell, without the language. */
  readonly shell: string;
  /** Whether a path, without its language, is of this kind. */
  readonly hasAddress: (path: string) => boolean;
  /**
   * The page at a path.
   *
   * @param path Without its language, percent-encoded as requested.
   * @param search The query string.
   */
  readonly answer: (
    path: string,
    publication: Publication<OpenRegistry>,
    now: Date,
    search: URLSearchParams,
  ) => Promise<PageResult>;
  /** The page at a path while nothing is published; if omitted, there is none. */
  readonly unpublished?: (path: string) => PageContent | undefined;
}
