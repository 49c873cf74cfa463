import type { MetaDescriptor } from 'react-router';
import { buildPageMeta } from '../page-meta.ts';
import { readEmbeddedPageData } from './embedded-page-data.ts';
import type { RegistryPageKind, RegistryPageMeta } from './registry-page-kind.ts';

/** Returns the descriptors for the head of a page. */
export function buildRegistryPageHead({ isUnlisted = false, ...meta }: RegistryPageMeta): MetaDescriptor[] {
  return [...buildPageMeta(meta), ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : [])];
}

const mark = (content: 'begin' | 'end') => ({ name: 'page-head', content });

/**
 * Returns the `meta` function of a route for a kind of page. In the shell, two markers enclose the head. The server
 * replaces what is between them with the head of the actual page.
 */
export function createRegistryPageMeta<Data>(kind: RegistryPageKind<Data>): () => MetaDescriptor[] {
  return () => {
    if (typeof document === 'undefined')
      return [mark('begin'), ...buildRegistryPageHead({ ...kind.shellMeta, isUnlisted: true }), mark('end')];
    const data = readEmbeddedPageData() as Data | null;
    return buildRegistryPageHead(data === null ? { ...kind.shellMeta, isUnlisted: true } : kind.metaOf(data));
  };
}
