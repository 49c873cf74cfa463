import { writeFile } from 'node:fs/promises';

/** Writes sitemap.xml and robots.txt. */
export async function writeCrawlerFiles(
  siteFolder: string,
  paths: readonly string[],
  siteOrigin: string,
): Promise<void> {
  await writeFile(`${siteFolder}/sitemap.xml`, sitemapOf(paths, siteOrigin));
  await writeFile(`${siteFolder}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`);
}

/** The sitemap in the form of sitemaps.org. Without dates: the build knows when it ran, not when a text changed. */
export function sitemapOf(paths: readonly string[], siteOrigin: string): string {
  const entries = paths.map((path) => `  <url><loc>${escapeXml(siteOrigin + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
