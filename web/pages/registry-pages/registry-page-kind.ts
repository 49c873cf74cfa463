import type { ComponentType } from 'react';
import type { PageMeta } from '../page-meta.ts';

/** Data of a page besides its content: its path, and its head. */
export type RegistryPageMeta = PageMeta & {
  /** Whether to exclude it from search engines: for an AED that is gone or unknown. */
  readonly isUnlisted?: boolean;
};

/**
 * A kind of page whose content comes from the published registry. Our server renders it into the shell
 * (`render-registry-page.tsx`); on another host the page loads the same data and renders it in the browser.
 */
export interface RegistryPageKind<Data> {
  /** The name the server uses. */
  readonly name: string;
  /** Title and description of the shell, for hosts that fill in nothing. */
  readonly shellMeta: PageMeta;
  readonly metaOf: (data: Data) => RegistryPageMeta;
  /**
   * Whether the data belong to a path without its language: client-side navigation may lead to another page of the
   * kind.
   */
  readonly isAt: (data: Data, path: string) => boolean;
  /** The server's data, loaded in the browser. Rejects if they cannot be read. */
  readonly load: (path: string) => Promise<Data>;
  /** Must not call `useId`: the server renders it separately from its page, where ids would differ. */
  readonly Content: ComponentType<{ readonly data: Data }>;
  /** Shown while loading, on failure, and without a script if the server fills in nothing. */
  readonly sentences: Readonly<Record<'loading' | 'failed' | 'tryAgain' | 'needsScript', string>>;
}
