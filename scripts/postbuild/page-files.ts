import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** Returns the path of a page's file in the site's folder: "/methodology" becomes "methodology.html". */
export function pageFileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Deletes the empty page that the router writes for unknown paths. The site serves its not-found page instead. */
export async function removeAppShell(siteFolder: string): Promise<void> {
  await rm(`${siteFolder}/__spa-fallback.html`, { force: true });
}

/**
 * Renames x/index.html to x.html. A static host serves x/index.html under "/x/", and x.html under "/x", which is the
 * canonical URL of the page. It also expects the not-found page at /404.html.
 */
export async function flattenPages(siteFolder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (path === '/') continue;
    const written = `${siteFolder}${path}/index.html`;
    await rename(written, `${siteFolder}/${pageFileOf(path)}`);
    await rmdir(dirname(written)).catch(keepFilledFolder);
  }
}

function keepFilledFolder(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY') throw error;
}

/**
 * Removes the scripts from fallback pages. With scripts, the router would take some unknown paths
 * ("/bluezones/nowhere") for known pages and show an application error.
 */
export async function stripFallbackScripts(siteFolder: string, paths: readonly string[]): Promise<void> {
  for (const page of paths.filter((path) => /\/(?:404|offline)$/.test(path))) {
    const path = `${siteFolder}/${pageFileOf(page)}`;
    await writeFile(path, removeScripts(await readFile(path, 'utf8')));
  }
}

/** Removes scripts and modulepreload links from a page. */
export function removeScripts(html: string): string {
  return html.replace(script, '').replace(modulePreload, '');
}
