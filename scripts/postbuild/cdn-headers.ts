import { writeFile } from 'node:fs/promises';
import { anyOriginHeaders } from '../../server/http/files/published-files.ts';
import { movedLanguagePaths } from '../../server/http/files/resolve-site-path.ts';
import type { PagePolicies } from '../../server/http/files/site.ts';
import {
  constantSecurityHeaders,
  strictTransportSecurity,
  upgradeDirective,
} from '../../server/http/security-headers.ts';
import {
  type Language,
  languages,
  pathInLanguage,
  type RegistryPagePaths,
  registryPages,
} from '../../web/languages/languages.ts';

/**
 * Writes `_headers` and `_redirects`, which Netlify, Cloudflare Pages and other hosts read. With these, a CDN sends the
 * built folder with the same headers as our server. Each page has its own rule, which has no header in common with the
 * rule `/*`. Hosts would join duplicate headers, and the page would then have to satisfy two policies at once.
 */
export async function writeCdnHeaders(siteFolder: string, policies: PagePolicies, siteOrigin: string): Promise<void> {
  await writeFile(`${siteFolder}/_headers`, formatCdnHeaders(policies, siteOrigin.startsWith('https:')));
  await writeFile(
    `${siteFolder}/_redirects`,
    formatLanguageRedirects(movedLanguagePaths) + formatShellRewrites(languages, registryPages),
  );
}

/**
 * Formats the rewrite rules with which a static host serves pages that only our server can render. In each language,
 * one shell page is served for every path of a kind, and reads the registry itself.
 */
export function formatShellRewrites(inLanguages: readonly Language[], kinds: readonly RegistryPagePaths[]): string {
  const standing = kinds.filter(({ isServerOnly }) => isServerOnly !== true);
  return inLanguages
    .flatMap((language) => standing.map(({ shell }) => pathInLanguage(language, shell)))
    .map((shell) => `${pathPatternOf(shell)} ${shell} 200\n`)
    .join('');
}

/**
 * Returns the pattern in `_headers` and `_redirects` that matches a shell page and all paths for which it is served.
 */
function pathPatternOf(shell: string): string {
  const isAlone = registryPages.some((kind) => kind.isServerOnly === true && shell.endsWith(kind.shell));
  return isAlone ? shell : shell.replace(/~$/, '*');
}

/** Returns redirects in the syntax of `_redirects`, for languages whose tag has changed. */
export function formatLanguageRedirects(moved: Readonly<Record<string, string>>): string {
  return Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 308\n${from}/* ${to}/:splat 308\n`)
    .join('');
}

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Caching rules. The URLs of AED cells and of checksums contain a version from index.json, so they can be cached
 * forever.
 */
const cachingRules = [
  writeRule('/assets/*', forGood),
  // If a host cached the service worker, every visitor would stay on the previous version.
  writeRule('/sw.js', { 'Cache-Control': 'no-cache' }),
  writeRule('/streets/index.json', { 'Cache-Control': 'no-cache', ...anyOriginHeaders }),
  writeRule('/streets/:kind/:zoom/:column/:row', { ...forGood, ...anyOriginHeaders }),
  writeRule('/aeds/index.json', { 'Cache-Control': 'no-cache', ...anyOriginHeaders }),
  writeRule('/aeds/ids/*', { 'Cache-Control': 'no-cache', ...anyOriginHeaders }),
  writeRule('/aeds/:zoom/:column/:row', { ...forGood, ...anyOriginHeaders }),
  writeRule('/aeds/changes/:zoom/:column/:row', { ...forGood, ...anyOriginHeaders }),
  writeRule('/aeds/checksums/:zoom/:column/:row', { ...forGood, ...anyOriginHeaders }),
  // Pages of other sites load these files, so their names are fixed.
  ...['/embed.js', '/embed-parts/*'].map((path) =>
    writeRule(path, { 'Cache-Control': 'public, max-age=600', ...anyOriginHeaders }),
  ),
  // `npm run ledger -- sign` writes these files. Tiles never change, but the others may.
  writeRule('/ledger/tile/*', { ...forGood, ...anyOriginHeaders }),
  ...['checkpoint', 'key', 'rows.json', 'records.json', 'witnesses.json'].map((name) =>
    writeRule(`/ledger/${name}`, { 'Cache-Control': 'no-cache', ...anyOriginHeaders }),
  ),
];

export function formatCdnHeaders(policies: PagePolicies, isSecure: boolean): string {
  const everywhere = {
    ...constantSecurityHeaders,
    ...(isSecure ? { 'Strict-Transport-Security': strictTransportSecurity } : {}),
  };
  const pages = Object.entries(policies.pages).map(([path, policy]) =>
    writeRule(pathPatternOf(path), { 'Content-Security-Policy': isSecure ? `${policy}; ${upgradeDirective}` : policy }),
  );
  return [writeRule('/*', everywhere), ...cachingRules, ...pages].join('\n');
}

function writeRule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
