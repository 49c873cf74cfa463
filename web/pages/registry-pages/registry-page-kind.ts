import type { ComponentType } from 'react';
import type { PageMeta } from '../page-meta.ts';

/** What the head of a page needs, including the page's path. */
export type RegistryPageMeta = PageMeta & {
  /** Whether search engines must not index the page, because its AED is unknown or no longer listed. */
  readonly isUnlisted?: boolean;
};

/**
 * A kind of page whose content comes from the published registry. Our server renders the content into the shell
 * (`render-registry-page.tsx`). On another host, the page loads the same data and renders it in the browser.
 */
export interface RegistryPageKind<Data> {
  /** The name by which the server requests this kind of page. */
  readonly name: string;
  /** Title and description in the shell, for hosts that serve it without inserting those of the page. */
  readonly shellMeta: PageMeta;
  readonly metaOf: (data: Data) => RegistryPageMeta;
  /**
   * Whether the data belong to a path. The path has no language prefix. After client-side navigation, the data may be
   * those of another page of this kind.
   */
  readonly isAt: (data: Data, path: string) => boolean;
  /** Loads, in the browser, the data that the server would otherwise insert. Rejects if they cannot be read. */
  readonly load: (path: string) => Promise<Data>;
  /**
   * Renders the page's content. It must not call `useId`, because the server renders it separately from the rest of the
   * page, where it would get different ids.
   */
  readonly Content: ComponentType<{ readonly data: Data }>;
  /**
   * Messages shown while the data load, if they do not load, and if JavaScript is off. `tryAgain` is the label of a
   * button.
   */
  readonly sentences: Readonly<Record<'loading' | 'failed' | 'tryAgain' | 'needsScript', string>>;
}
