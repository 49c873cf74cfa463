import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pageFileOf } from './page-files.ts';

const stylesheet = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(?<address>[^"#?]+)[^"]*"[^>]*?(?=\/?>)/g;
const classAttribute = /\bclass="(?<names>[^"]*)"/g;

/** The CSS rules of each stylesheet, by its path on the site. */
export type StylesheetRules = Readonly<Record<string, string>>;

/**
 * Inlines CSS into every page, so that it can be painted as soon as its HTML has arrived. On a slow connection each
 * stylesheet would cost a round trip.
 */
export async function inlineCss(siteFolder: string, paths: readonly string[]): Promise<void> {
  const sheets = await readSheets(siteFolder);
  for (const path of paths) {
    const file = `${siteFolder}/${pageFileOf(path)}`;
    await writeFile(file, inlineStyles(await readFile(file, 'utf8'), sheets));
  }
}

/** Reads the rules of all stylesheets of the built site. */
async function readSheets(siteFolder: string): Promise<StylesheetRules> {
  const sheets: Record<string, string> = {};
  for (const name of (await readdir(`${siteFolder}/assets`)).sort()) {
    if (name.endsWith('.css')) sheets[`/assets/${name}`] = await readFile(`${siteFolder}/assets/${name}`, 'utf8');
  }
  return sheets;
}

/**
 * Returns the paths of the stylesheets that a page needs: first the linked ones, in order, and then those of lazily
 * loaded code with a rule for a class in the page. This works because the build gives each file its own class names.
 */
export function listPageStylesheets(html: string, sheets: StylesheetRules): string[] {
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
 * Inlines the rules of a page's stylesheets before its first stylesheet link, and disables the links so that they are
 * not fetched. The links remain, because hydration looks for each of them by its URL.
 *
 * Lazily loaded code also looks for its stylesheets, and fetches those that are missing. It looks for URLs without the
 * marker that the router adds to some links. So a disabled link is added at the end for every stylesheet that no link
 * names.
 *
 * A navigation enables the links with `data-inlined`. The first stylesheet is never enabled: every page has it before
 * all others, and declaring its fonts twice would cause flicker.
 */
export function inlineStyles(html: string, sheets: StylesheetRules): string {
  const first = html.search(stylesheet);
  if (first === -1) return html;
  const addresses = [...new Set(listPageStylesheets(html, sheets))];
  const rules = addresses.map((address) => sheets[address] ?? throwInlineLimit(address));
  const disable = (link: string, address = '') =>
    `${link} disabled=""${address === addresses[0] ? '' : ' data-inlined=""'}`;
  const links = html.slice(first).replace(stylesheet, disable);
  const unnamed = addresses.filter((address) => !links.includes(`href="${address}"`));
  const added = unnamed.map((address) => `${disable(`<link rel="stylesheet" href="${address}"`, address)}/>`);
  return `${html.slice(0, first)}<style>${rules.join('')}</style>${links.replace('</head>', () => `${added.join('')}</head>`)}`;
}

function throwInlineLimit(address: string): never {
  throw new Error(`A page links ${address} instead of holding its rules. Build the site again in an empty folder.`);
}
