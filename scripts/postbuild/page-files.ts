import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** A page's file in the site's folder: "/methodology" → "methodology.html". */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Deletes the router's empty fallback page for unknown paths: here the not-found page is used. */
export async function removeAppShell(siteFolder: string): Promise<void> {
  await rm(`${siteFolder}/__spa-fallback.html`, { force: true });
}

/**
 * Renames x/index.html to x.html. A static host serves the first under "/x/", the second under "/x", which is the
 * canonical URL in the pages; and it serves 404.html at the root for unknown paths.
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
 * Removes the scripts from fallback pages. They are served for paths that the router may take for a known page
 * ("/bluezones/nowhere"), which would end in an application error.
 */
export async function stripFallbackScripts(siteFolder: string, paths: readonly string[]): Promise<void> {
  for (const page of paths.filter((path) => /\/(?:404|offline)$/.test(path))) {
    const path = `${siteFolder}/${pageFile(page)}`;
    await writeFile(path, removeScripts(await readFile(path, 'utf8')));
  }
}

/** The same page without scripts and modulepreload links. */
export function removeScripts(html: string): string {
  return html.replace(script, '').replace(modulePreload, '');
}
