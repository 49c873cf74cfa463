import { writeFile } from 'node:fs/promises';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';

/**
 * Writes robots.txt, and a sitemap of the site's own pages. If a registry is published, our server sends a sitemap
 * index at the same URL, which refers to the copy in sitemap-pages.xml.
 */
export async function writeCrawlerFiles(
  siteFolder: string,
  paths: readonly string[],
  siteOrigin: string,
): Promise<void> {
  const sitemap = formatPageSitemap(paths, siteOrigin);
  for (const name of ['sitemap.xml', 'sitemap-pages.xml']) await writeFile(`${siteFolder}/${name}`, sitemap);
  await writeFile(`${siteFolder}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`);
}

/** Formats a sitemap (sitemaps.org). It has no dates, because the build does not know when a text was last changed. */
export function formatPageSitemap(paths: readonly string[], siteOrigin: string): string {
  const entries = paths.map((path) => `  <url><loc>${escapeMarkup(siteOrigin + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
