import { readFile, writeFile } from 'node:fs/promises';
import { startAfterPaint } from './late-start.ts';
import { pageFile } from './pages.ts';

const stylesheet = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(?<address>[^"#?]+)[^"]*"[^>]*?(?=\/?>)/g;

/**
 * Lets every page paint as soon as its markup is there: on a slow line each stylesheet is a journey of its own, and the script that is
 * loaded ahead shares the line with what the eye waits for.
 */
export async function hastenFirstPaint(siteFolder: string, paths: readonly string[]): Promise<void> {
  const sheets = new Map<string, Promise<string>>();
  const sheetAt = (address: string) => {
    const sheet = sheets.get(address) ?? readFile(siteFolder + address, 'utf8');
    sheets.set(address, sheet);
    return sheet;
  };
  for (const path of paths) {
    const file = `${siteFolder}/${pageFile(path)}`;
    const html = await readFile(file, 'utf8');
    const contents: Record<string, string> = {};
    for (const address of stylesheetsOf(html)) contents[address] = await sheetAt(address);
    await writeFile(file, startAfterPaint(inlineStyles(html, contents)));
  }
}

/** Addresses of the stylesheets a page links, in order. */
export function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(stylesheet)].map(({ groups }) => groups?.address ?? '');
}

/**
 * Puts the rules of all linked stylesheets before the first of the links, and takes the links out of the way of the paint. They stay where
 * they were: hydration looks for each by its address, and a later page must not fetch them again. They count in print at once, where
 * they say the same again; `data-inlined` marks those that a navigation switches on for the screen. The first is never switched: it is
 * everybody's base, stands before everything else either way, and declaring its fonts twice would make them flicker.
 */
export function inlineStyles(html: string, contents: Readonly<Record<string, string>>): string {
  let rules = '';
  let seen = 0;
  const linked = html.replace(stylesheet, (link, address: string) => {
    rules += contents[address] ?? refuse(address);
    seen += 1;
    return `${link} media="print"${seen === 1 ? '' : ' data-inlined=""'}`;
  });
  if (seen === 0) return html;
  const at = linked.search(stylesheet);
  return `${linked.slice(0, at)}<style>${rules}</style>${linked.slice(at)}`;
}

function refuse(address: string): never {
  throw new Error(`Got a page that links ${address}, expected its rules; build the site again from an empty folder.`);
}
