import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** File of a page inside the site's folder: "/methodology" → "methodology.html". */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Removes the empty shell the router writes for addresses without a page: here they are answered by the not-found page. */
export async function removeAppShell(siteFolder: string): Promise<void> {
  await rm(`${siteFolder}/__spa-fallback.html`, { force: true });
}

/**
 * Turns x/index.html into x.html. A static host serves the first under "/x/", the second under "/x", which is the address that the
 * pages themselves call canonical; and it answers an unknown address with a 404.html at the root.
 */
export async function flattenPages(siteFolder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (path === '/') continue;
    const written = `${siteFolder}${path}/index.html`;
    await rename(written, `${siteFolder}/${pageFile(path)}`);
    await rmdir(dirname(written)).catch(keepFilledFolder);
  }
}

function keepFilledFolder(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY') throw error;
}

/**
 * Takes the scripts out of the pages that stand in for others. They are sent for addresses the router may take for a page it knows
 * ("/bluezones/nowhere"), and starting one there ends in an application error.
 */
export async function stripStandIns(siteFolder: string, paths: readonly string[]): Promise<void> {
  for (const page of paths.filter((path) => /\/(?:404|offline)$/.test(path))) {
    const path = `${siteFolder}/${pageFile(page)}`;
    await writeFile(path, withoutScripts(await readFile(path, 'utf8')));
  }
}

/** The same page without any script and without the links that load modules ahead. */
export function withoutScripts(html: string): string {
  return html.replace(script, '').replace(modulePreload, '');
}
