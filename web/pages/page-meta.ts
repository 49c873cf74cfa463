import type { MetaDescriptor } from 'react-router';
import ogImage from '../assets/og.png';
import { isTranslatedPage, languages, pathInLanguage, sourceLanguage } from '../languages/languages.ts';
import { language } from '../languages/localize-text.ts';
import { siteConfig } from '../site-config.ts';

export interface PageMeta {
  /** Title without the site's name. The home page has none. */
  readonly title?: string;
  readonly description: string;
  /** Path of the page, beginning with a slash. */
  readonly path: string;
}

const siteName = 'Symbiotics Longevity Map';

/** Returns the title of a document: the page's title followed by the site's name. */
export const documentTitleOf = ({ title }: { readonly title?: string | undefined }) =>
  title === undefined ? siteName : `${title} · ${siteName}`;

/** Returns the title, description, canonical URL and social media tags of a page. */
export function buildPageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const fullTitle = documentTitleOf({ title });
  // During prerendering, the path from the router ends with a slash, but the site's URLs do not.
  const address = siteConfig.siteOrigin + pathInLanguage(language, path === '/' ? path : path.replace(/\/$/, ''));
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternatesOf(path),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: siteConfig.siteOrigin + ogImage },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns links to the page in every language, for search engines. Returns none for a page that is only in English. */
function alternatesOf(path: string): MetaDescriptor[] {
  if (!isTranslatedPage(path)) return [];
  const alternate = (hrefLang: string, address: string): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: siteConfig.siteOrigin + address,
  });
  return [
    ...languages.map((entry) => alternate(entry.tag, pathInLanguage(entry, path))),
    alternate('x-default', pathInLanguage(sourceLanguage, path)),
  ];
}
