import { writeFile } from 'node:fs/promises';
import { movedLanguages } from '../../server/http/files/locate.ts';
import { openToAll } from '../../server/http/files/published-files.ts';
import type { PagePolicies } from '../../server/http/files/site.ts';
import { constantHeaders, strictTransportSecurity, upgradeDirective } from '../../server/http/security-headers.ts';
import { addressIn, type FilledPages, filledPages, type Language, languages } from '../../web/languages/languages.ts';

/**
 * Writes `_headers` and `_redirects`, which Netlify, Cloudflare Pages and others read, so that the built folder needs no server of ours to be sent with
 * the same headers. Each page has its own rule and none shares a header with `/*`: hosts join doubled headers, and a page would
 * have to pass two policies at once.
 */
export async function writeCdnHeaders(siteFolder: string, policies: PagePolicies, siteOrigin: string): Promise<void> {
  await writeFile(`${siteFolder}/_headers`, cdnHeadersOf(policies, siteOrigin.startsWith('https:')));
  await writeFile(`${siteFolder}/_redirects`, redirectsOf(movedLanguages) + shellsOf(languages, filledPages));
}

/** The shell that stands for every page of a kind, in each language: such a host fills nothing in, and the page reads the registry itself. */
export function shellsOf(inLanguages: readonly Language[], kinds: readonly FilledPages[]): string {
  const standing = kinds.filter(({ isOnServerAlone }) => isOnServerAlone !== true);
  return inLanguages
    .flatMap((language) => standing.map(({ shell }) => addressIn(language, shell)))
    .map((shell) => `${everyPageOf(shell)} ${shell} 200\n`)
    .join('');
}

/** As those hosts write all addresses that a shell stands for, its own among them. */
function everyPageOf(shell: string): string {
  const isAlone = filledPages.some((kind) => kind.isOnServerAlone === true && shell.endsWith(kind.shell));
  return isAlone ? shell : shell.replace(/~$/, '*');
}

/** Where the pages of a language have gone whose tag is another now, as the same hosts read it. */
export function redirectsOf(moved: Readonly<Record<string, string>>): string {
  return Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 308\n${from}/* ${to}/:splat 308\n`)
    .join('');
}

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Cells of the AED registry and their checksums are requested with its version in the address; its index tells the version. */
const cachingRules = [
  writeRule('/assets/*', forGood),
  // A host that kept the worker would keep every visitor on the version before.
  writeRule('/sw.js', { 'Cache-Control': 'no-cache' }),
  writeRule('/streets/index.json', { 'Cache-Control': 'no-cache', ...openToAll }),
  writeRule('/streets/:kind/:zoom/:column/:row', { ...forGood, ...openToAll }),
  writeRule('/aeds/index.json', { 'Cache-Control': 'no-cache', ...openToAll }),
  writeRule('/aeds/ids/*', { 'Cache-Control': 'no-cache', ...openToAll }),
  writeRule('/aeds/:zoom/:column/:row', { ...forGood, ...openToAll }),
  writeRule('/aeds/changes/:zoom/:column/:row', { ...forGood, ...openToAll }),
  writeRule('/aeds/checksums/:zoom/:column/:row', { ...forGood, ...openToAll }),
  // What pages of other sites load, by names that stay.
  ...['/embed.js', '/embed-parts/*'].map((path) =>
    writeRule(path, { 'Cache-Control': 'public, max-age=600', ...openToAll }),
  ),
  // What `npm run ledger -- sign` writes: tiles never change, the rest does.
  writeRule('/ledger/tile/*', { ...forGood, ...openToAll }),
  ...['checkpoint', 'key', 'rows.json', 'records.json', 'witnesses.json'].map((name) =>
    writeRule(`/ledger/${name}`, { 'Cache-Control': 'no-cache', ...openToAll }),
  ),
];

export function cdnHeadersOf(policies: PagePolicies, isSecure: boolean): string {
  const everywhere = {
    ...constantHeaders,
    ...(isSecure ? { 'Strict-Transport-Security': strictTransportSecurity } : {}),
  };
  const pages = Object.entries(policies.pages).map(([path, policy]) =>
    writeRule(everyPageOf(path), { 'Content-Security-Policy': isSecure ? `${policy}; ${upgradeDirective}` : policy }),
  );
  return [writeRule('/*', everywhere), ...cachingRules, ...pages].join('\n');
}

function writeRule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
