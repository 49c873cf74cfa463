import { readdir, readFile, writeFile } from 'node:fs/promises';
import { deferHydration } from './defer-hydration.ts';
import type { WordsOfPages } from './languages/build-words.ts';
import { pageFile } from './pages.ts';

const stylesheet = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(?<address>[^"#?]+)[^"]*"[^>]*?(?=\/?>)/g;
const classAttribute = /\bclass="(?<names>[^"]*)"/g;

/** The rules of each stylesheet, by its address on the site. */
export type Sheets = Readonly<Record<string, string>>;

/**
 * Lets every page paint as soon as its markup is there: on a slow line each stylesheet is a journey of its own, and the script that is
 * loaded ahead shares the line with what the eye waits for. A page that is shown again is laid out whole.
 */
export async function hastenFirstPaint(
  siteFolder: string,
  paths: readonly string[],
  wordsOf: WordsOfPages,
): Promise<void> {
  const sheets = await readSheets(siteFolder);
  for (const path of paths) {
    const file = `${siteFolder}/${pageFile(path)}`;
    await writeFile(
      file,
      deferHydration(markRevisits(inlineStyles(await readFile(file, 'utf8'), sheets)), wordsOf[path]),
    );
  }
}

/** The rules of all stylesheets of a built site. */
export async function readSheets(siteFolder: string): Promise<Sheets> {
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
 * Puts the rules of all linked stylesheets before the first of the links, and takes the links out of the way of the paint. They stay where
 * they were: hydration looks for each by its address, and a later page must not fetch them again. They count in print at once, where
 * they say the same again; `data-inlined` marks those that a navigation switches on for the screen. The first is never switched: it is
 * everybody's base, stands before everything else either way, and declaring its fonts twice would make them flicker.
 */
export function inlineStyles(html: string, sheets: Sheets): string {
  const first = html.search(stylesheet);
  if (first === -1) return html;
  const rules = sheetsOf(html, sheets).map((address) => sheets[address] ?? refuse(address));
  let seen = 0;
  const links = html.slice(first).replace(stylesheet, (link) => {
    seen += 1;
    return `${link} media="print"${seen === 1 ? '' : ' data-inlined=""'}`;
  });
  return `${html.slice(0, first)}<style>${rules.join('')}</style>${links}`;
}

/**
 * A page that is shown again, reloaded or gone back to, stands where the visitor had scrolled to. Its parts are not laid out one after
 * the other, as a new page's are (web/start/lay-out-by-parts.ts), for then it would stand somewhere else. Throws where there is no head.
 */
export function markRevisits(html: string): string {
  const script =
    'if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laidOut="all"';
  if (!html.includes('</head>'))
    throw new Error('Got a page without a head, expected one; see scripts/postbuild/first-paint.ts.');
  return html.replace('</head>', `<script>${script}</script></head>`);
}

function refuse(address: string): never {
  throw new Error(`Got a page that links ${address}, expected its rules; build the site again from an empty folder.`);
}
