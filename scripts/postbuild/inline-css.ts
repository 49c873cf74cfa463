import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pageFile } from './page-files.ts';

const stylesheet = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(?<address>[^"#?]+)[^"]*"[^>]*?(?=\/?>)/g;
const classAttribute = /\bclass="(?<names>[^"]*)"/g;

/** The rules of each stylesheet, by its path on the site. */
export type StylesheetRules = Readonly<Record<string, string>>;

/**
 * Inlines CSS so that every page can paint as soon as its markup has arrived: on a slow connection each stylesheet
 * costs a round trip.
 */
export async function inlineCss(siteFolder: string, paths: readonly string[]): Promise<void> {
  const sheets = await readSheets(siteFolder);
  for (const path of paths) {
    const file = `${siteFolder}/${pageFile(path)}`;
    await writeFile(file, inlineStyles(await readFile(file, 'utf8'), sheets));
  }
}

/** The rules of all stylesheets of a built site. */
async function readSheets(siteFolder: string): Promise<StylesheetRules> {
  const sheets: Record<string, string> = {};
  for (const name of (await readdir(`${siteFolder}/assets`)).sort()) {
    if (name.endsWith('.css')) sheets[`/assets/${name}`] = await readFile(`${siteFolder}/assets/${name}`, 'utf8');
  }
  return sheets;
}

/**
 * Paths of the stylesheets that a page needs: linked ones, in order, then those of lazily loaded code that have a rule
 * for a class in its markup. Class names are unique on the site, because the build scopes them per file.
 */
export function stylesheetsOfPage(html: string, sheets: StylesheetRules): string[] {
  const linked = [...html.matchAll(stylesheet)].map(({ groups }) => groups?.address ?? '');
  const names = new Set([...html.matchAll(classAttribute)].flatMap(({ groups }) => groups?.names?.split(' ') ?? []));
  const later = Object.keys(sheets).filter(
    (address) => !linked.includes(address) && hasRuleFor(names, sheets[address]),
  );
  return [...linked, ...later];
}

function hasRuleFor(names: ReadonlySet<string>, rules = ''): boolean {
  return [...rules.matchAll(/\._(?<name>[\w-]+)/g)].some(({ groups }) => names.has(`_${groups?.name}`));
}

/**
 * Inserts all rules of a page before its first stylesheet link, and disables the links so that they are not fetched.
 * They stay in place, because hydration looks for each by its URL. Lazily loaded code also looks for its stylesheets,
 * without the marker that the router adds to some URLs, and fetches missing ones: a disabled link at the end stands for
 * each that no link of the page names. A navigation enables those with `data-inlined`. The first sheet is the base of
 * every page and is never enabled: it precedes everything else anyway, and declaring its fonts twice would cause
 * flicker.
 */
export function inlineStyles(html: string, sheets: StylesheetRules): string {
  const first = html.search(stylesheet);
  if (first === -1) return html;
  const addresses = [...new Set(stylesheetsOfPage(html, sheets))];
  const rules = addresses.map((address) => sheets[address] ?? refuse(address));
  const disable = (link: string, address = '') =>
    `${link} disabled=""${address === addresses[0] ? '' : ' data-inlined=""'}`;
  const links = html.slice(first).replace(stylesheet, disable);
  const unnamed = addresses.filter((address) => !links.includes(`href="${address}"`));
  const added = unnamed.map((address) => `${disable(`<link rel="stylesheet" href="${address}"`, address)}/>`);
  return `${html.slice(0, first)}<style>${rules.join('')}</style>${links.replace('</head>', () => `${added.join('')}</head>`)}`;
}

function refuse(address: string): never {
  throw new Error(`A page links ${address} instead of holding its rules. Build the site again in an empty folder.`);
}
