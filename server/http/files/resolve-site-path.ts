import { trimTrailing } from '../trim-trailing.ts';
import type { Site, SiteFile } from './site.ts';

/** The result of resolving a URL path: a file, a redirect, or nothing. */
export type ResolvedSitePath =
  | { readonly kind: 'file'; readonly file: SiteFile; readonly page: string | null }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' };

/**
 * The new path of each language whose tag has changed. For example, Portuguese was one language before it was split
 * into two.
 */
export const movedLanguagePaths: Readonly<Record<string, string>> = { '/pt': '/pt-PT' };

/** Returns the current path of a page in a language whose tag has changed. Null for any other path. */
function currentPathOf(address: string): string | null {
  const [, language = '', page = ''] = /^(\/[\w-]+)(\/.*)?$/.exec(address) ?? [];
  const now = movedLanguagePaths[language];
  return now === undefined ? null : now + page;
}

/**
 * Finds the file at a decoded URL path. A page has one canonical path, without a slash or '.html' at its end, and other
 * spellings redirect to that path. The not-found page has no path.
 */
export function resolveSitePath(files: Site['files'], address: string): ResolvedSitePath {
  const page = address === '/' ? '/index.html' : `${address}.html`;
  const pageFile = files.get(page);
  if (/\/404(?:\.html)?$/.test(address)) return { kind: 'missing' };
  if (pageFile !== undefined && !address.endsWith('/index')) return { kind: 'file', file: pageFile, page: address };
  const shorter = shorten(address);
  if (shorter !== null && (shorter === '/' || files.has(`${shorter}.html`))) return { kind: 'moved', to: shorter };
  const moved = currentPathOf(shorter ?? address);
  if (moved !== null && files.has(`${moved}.html`)) return { kind: 'moved', to: moved };
  const file = files.get(address);
  return file === undefined ? { kind: 'missing' } : { kind: 'file', file, page: null };
}

function shorten(address: string): string | null {
  const shorter = trimTrailing(address, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return shorter === address ? null : shorter || '/';
}
