import type { Publication } from '../http/files/published-files.ts';
import type { OpenRegistry } from '../open-data/open-registry.ts';

/** A page with its status and its path, which has no language prefix. */
export interface PageContent {
  readonly kind: 'page';
  readonly path: string;
  readonly status: 200 | 404 | 410;
  readonly data: object;
}

/** What the server sends for a path: a page, or a redirect to the current path. */
export type PageResult = PageContent | { readonly kind: 'moved'; readonly to: string };

/** A kind of page with data from the published registry. `web/pages/registry-pages/` renders it. */
export interface PageKind {
  /** The name of the kind in `web/pages/registry-pages/render-registry-page.tsx`. */
  readonly name: string;
  /** The path of the built page without content, without the language prefix. */
  readonly shell: string;
  /** Whether a path without language prefix belongs to this kind. */
  readonly hasAddress: (path: string) => boolean;
  /**
   * Returns the page at a path.
   * @param path The path without language prefix, percent-encoded as requested.
   * @param search The query string.
   */
  readonly answer: (
    path: string,
    publication: Publication<OpenRegistry>,
    now: Date,
    search: URLSearchParams,
  ) => Promise<PageResult>;
  /** Returns the page at a path while nothing is published. If this function is omitted, there is no such page. */
  readonly unpublished?: (path: string) => PageContent | undefined;
}
