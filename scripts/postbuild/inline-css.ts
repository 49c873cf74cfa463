import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pageFile } from './pages.ts';

const stylesheet = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(?<address>[^"#?]+)[^"]*"[^>]*?(?=\/?>)/g;
const classAttribute = /\bclass="(?<names>[^"]*)"/g;

/** The rules of each stylesheet, by its address on the site. */
export type Sheets = Readonly<Record<string, string>>;

/** Lets every page paint as soon as its markup is there: on a slow line each stylesheet is its own journey. */
export async function inlineCss(siteFolder: string, paths: readonly string[]): Promise<void> {
  const sheets = await readSheets(siteFolder);
  for (const path of paths) {
    const file = `${siteFolder}/${pageFile(path)}`;
    await writeFile(file, inlineStyles(await readFile(file, 'utf8'), sheets));
  }
}

/** The rules of all stylesheets of a built site. */
async function readSheets(siteFolder: string): Promise<Sheets> {
  const sheets: Record<string, string> = {};
  for (const name of (await readdir(`${siteFolder}/assets`)).sort()) {
    if (name.endsWith('.css')) sheets[`/assets/${name}`] = await readFile(`${siteFolder}/assets/${name}`, 'utf8');
  }
  return sheets;
}

/**
 * Addresses of the stylesheets that dress a page: those it links, in order, then those that come with code it fetches later and that
 * have a rule for a class in its markup. The names of classes are unique on the site, for the build gives each file names of its own.
 */
export function sheetsOf(html: string, sheets: Sheets): string[] {
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
 * Puts the rules of all sheets of a page before the first of its links, and takes the links out of the way: they are not fetched as long as
 * they are disabled. They stay where they were, for hydration looks for each by its address. Code that comes later looks for its sheets,
 * too, without the sign that the router adds to some addresses, and fetches what it does not find: what no link of the page names
 * has one at the end. A navigation enables those with `data-inlined`. The first sheet is everybody's base and never enabled: it stands before
 * everything else either way, and declaring its fonts twice would make them flicker.
 */
export function inlineStyles(html: string, sheets: Sheets): string {
  const first = html.search(stylesheet);
  if (first === -1) return html;
  const addresses = [...new Set(sheetsOf(html, sheets))];
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
