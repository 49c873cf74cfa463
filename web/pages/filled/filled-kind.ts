import type { ComponentType } from 'react';
import type { PageMeta } from '../page-meta.ts';

/** What is known of a page before its content: where it is, and what its head says. */
export type FilledMeta = PageMeta & {
  /** Whether search engines leave it out: what is gone, or never was. */
  readonly isUnlisted?: boolean;
};

/**
 * A kind of page whose content comes from the published registry. Our server renders it into the shell (`render-filled.tsx`); on another host the
 * page fetches the same data and renders it in the browser.
 */
export interface FilledKind<Data> {
  /** By which the server asks for it. */
  readonly name: string;
  /** Title and description of the shell, for a host that fills in nothing. */
  readonly shellMeta: PageMeta;
  readonly metaOf: (data: Data) => FilledMeta;
  /** Whether the data belong to an address without its language: a link inside the site leads to another page of the kind. */
  readonly isAt: (data: Data, path: string) => boolean;
  /** The same data as the server has, read in the browser. Rejects where they cannot be read. */
  readonly load: (path: string) => Promise<Data>;
  /** Takes no `useId`: the server renders it apart from its page, where the ids would be others. */
  readonly Content: ComponentType<{ readonly data: Data }>;
  /** While it loads, when it failed, and without a script where the server fills in nothing. */
  readonly sentences: Readonly<Record<'loading' | 'failed' | 'tryAgain' | 'needsScript', string>>;
}
