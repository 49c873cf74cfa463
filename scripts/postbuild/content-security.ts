import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PagePolicies } from '../../server/http/files/site.ts';
import { pageFile } from './pages.ts';

/** The addresses of other hosts that the site may talk to; empty if there is none. */
export interface PolicySettings {
  readonly tileUrl: string;
  readonly explainerUrl: string;
  readonly supabaseUrl: string;
  readonly registryUrl: string;
  readonly streetsUrl: string;
}

const inlineScript = /<script\b(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>(?<rules>[\s\S]*?)<\/style>/g;
/** Types that a browser runs; anything else, such as application/ld+json, is data and needs no permission. */
const runnableType = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)?$/;

/** One content security policy for each page, with the hashes of its own inline scripts. */
export async function policiesOf(
  siteFolder: string,
  paths: readonly string[],
  settings: PolicySettings,
): Promise<PagePolicies> {
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = await policyOfFile(`${siteFolder}/${pageFile(path)}`, settings);
  return { pages, notFound: await policyOfFile(`${siteFolder}/404.html`, settings) };
}

async function policyOfFile(path: string, settings: PolicySettings): Promise<string> {
  const html = await readFile(path, 'utf8');
  return writePolicy({ scripts: hashInlineScripts(html), styles: hashInlineStyles(html) }, settings);
}

/** The hashes of the scripts inside a page, as a policy names them, each once. */
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

/** The hashes of the style elements inside a page, as a policy names them, each once. */
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

/** Writes the policy. What is not named is forbidden; scripts and styles inside the markup are too, except for the hashed ones. */
export function writePolicy({ scripts, styles }: InlineHashes, settings: PolicySettings): string {
  const backend = originOf(settings.supabaseUrl);
  const directives: Readonly<Record<string, readonly (string | null)[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', originOf(settings.tileUrl)],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    // Tiles are fetched, so that a refusal is noticed; a host that does not let its answers be read sends them as pictures.
    'connect-src': [
      "'self'",
      backend,
      backend?.replace(/^http/, 'ws') ?? null,
      originOf(settings.registryUrl),
      originOf(settings.streetsUrl),
      originOf(settings.tileUrl),
    ],
    'frame-src': ["'self'", originOf(settings.explainerUrl)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    // Text becomes HTML or a script's address through web/platform/trusted-html.ts alone.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== null)].join(' '))
    .join('; ');
}

/**
 * The origin as a policy names it; null for an address on the site itself. A tile server's `{s}` stands for several hosts, and a policy
 * knows a wildcard for a whole first label only: "https://tile-{s}.example.org/…" → "https://*.example.org".
 */
export function originOf(address: string): string | null {
  const match = /^(?<scheme>https?:)?\/\/(?<host>[^/?#]+)/.exec(address);
  if (match?.groups === undefined) return null;
  const { scheme, host = '' } = match.groups;
  const named = host.replace(/^[^.]*\{s\}[^.]*/, '*');
  return scheme === undefined ? named : `${scheme}//${named}`;
}
