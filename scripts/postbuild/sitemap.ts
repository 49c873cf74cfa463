import { writeFile } from 'node:fs/promises';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';

/**
 * Writes robots.txt and the site's own sitemap. If a registry is published, our server sends a sitemap index instead,
 * which refers to the second file.
 */
export async function writeCrawlerFiles(
  siteFolder: string,
  paths: readonly string[],
  siteOrigin: string,
): Promise<void> {
  const sitemap = sitemapOf(paths, siteOrigin);
  for (const name of ['sitemap.xml', 'sitemap-pages.xml']) await writeFile(`${siteFolder}/${name}`, sitemap);
  await writeFile(`${siteFolder}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`);
}

/** The sitemap in the sitemaps.org format. Without dates: the build knows when it ran, not when a text changed. */
export function sitemapOf(paths: readonly string[], siteOrigin: string): string {
  const entries = paths.map((path) => `  <url><loc>${escapeMarkup(siteOrigin + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
