import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PagePolicies } from '../../server/http/files/site.ts';
import { pageFileOf } from './page-files.ts';

/** URLs of the services on other hosts that the site's pages may contact. */
export interface PolicySettings {
  readonly tileUrl: string;
  readonly explainerUrl: string;
  readonly supabaseUrl: string;
  readonly registryUrl: string;
  readonly streetsUrl: string;
}

const inlineScript = /<script\b(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>(?<rules>[\s\S]*?)<\/style>/g;
/**
 * Script types that a browser executes. Any other script, such as application/ld+json, is data and needs no permission.
 */
const runnableType = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)?$/;

/** Returns a content security policy for each page, with the hashes of its own inline scripts and styles. */
export async function createPagePolicies(
  siteFolder: string,
  paths: readonly string[],
  settings: PolicySettings,
): Promise<PagePolicies> {
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = await policyOfFile(`${siteFolder}/${pageFileOf(path)}`, settings);
  return { pages, notFound: await policyOfFile(`${siteFolder}/404.html`, settings) };
}

async function policyOfFile(path: string, settings: PolicySettings): Promise<string> {
  const html = await readFile(path, 'utf8');
  return formatPolicy({ scripts: hashInlineScripts(html), styles: hashInlineStyles(html) }, settings);
}

/** Returns the hashes of a page's inline scripts in the syntax of a policy, without duplicates. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', code = '' } = groups ?? {};
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (/\bsrc=/.test(attributes) || !runnableType.test(type)) continue;
    hashes.add(hashOf(code));
  }
  return [...hashes];
}

/** Returns the hashes of a page's style elements in the syntax of a policy, without duplicates. */
export function hashInlineStyles(html: string): string[] {
  return [...new Set([...html.matchAll(inlineStyle)].map(({ groups }) => hashOf(groups?.rules ?? '')))];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Formats the policy of a page. It forbids everything that it does not list, including inline scripts and styles
 * without a listed hash.
 */
export function formatPolicy({ scripts, styles }: InlineHashes, settings: PolicySettings): string {
  const backend = toPolicyOrigin(settings.supabaseUrl);
  const directives: Readonly<Record<string, readonly (string | null)[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', toPolicyOrigin(settings.tileUrl)],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    // Map tiles are fetched by script, so that failures are noticed. If a host does not support CORS, they are loaded
    // as images.
    'connect-src': [
      "'self'",
      backend,
      backend?.replace(/^http/, 'ws') ?? null,
      toPolicyOrigin(settings.registryUrl),
      toPolicyOrigin(settings.streetsUrl),
      toPolicyOrigin(settings.tileUrl),
    ],
    'frame-src': ["'self'", toPolicyOrigin(settings.explainerUrl)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    // Only web/platform/trusted-html.ts may turn text into HTML or script URLs.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== null)].join(' '))
    .join('; ');
}

/**
 * Returns the origin of a URL in the syntax of a policy, or null for a URL on the site itself. `{s}` in the URL of a
 * tile server is replaced by the names of several hosts. In a policy, a wildcard must be the whole first label, so
 * "https://tile-{s}.example.org/…" becomes "https://*.example.org".
 */
export function toPolicyOrigin(address: string): string | null {
  const match = /^(?<scheme>https?:)?\/\/(?<host>[^/?#]+)/.exec(address);
  if (match?.groups === undefined) return null;
  const { scheme, host = '' } = match.groups;
  const named = host.replace(/^[^.]*\{s\}[^.]*/, '*');
  return scheme === undefined ? named : `${scheme}//${named}`;
}
