import { useState } from 'react';
import type { City, ItemList, Place, WithContext } from 'schema-dts';
import { type AedListPageData, aedListPath, type ListedTownAed } from '../../../../domain/registry/aed-list-page.ts';
import { aedPagePath } from '../../../../domain/registry/aed-page-path.ts';
import type { ListedTown } from '../../../../domain/registry/registry-towns.ts';
import { formatCountryName } from '../../../languages/format.ts';
import { pathInLanguage } from '../../../languages/languages.ts';
import { language } from '../../../languages/localize-text.ts';
import { siteConfig } from '../../../site-config.ts';
import { aedDirectoryText as text } from '../messages/aed-directory-text.ts';
import { formatTownName } from './town-name.ts';

type ListData = Extract<AedListPageData, { readonly kind: 'country' | 'town' }>;

const elementId = 'structured-data';

const addressOf = (path: string) => siteConfig.siteOrigin + pathInLanguage(language, path);

function aedPlace({ id, name, address, position: [longitude, latitude] }: ListedTownAed): Place {
  return {
    '@type': 'Place',
    name,
    url: addressOf(aedPagePath(id)),
    ...(address !== null && { address }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

const townPlaces = (code: string, towns: readonly ListedTown[]): City[] =>
  towns.flatMap(([name, region, , slug]) =>
    slug === null
      ? []
      : [{ '@type': 'City', name: formatTownName(name, region), url: addressOf(aedListPath(code, slug)) }],
  );

/**
 * Describes the page's list in the schema.org vocabulary. The list's name includes the region if several towns share a
 * name.
 */
function listOf(data: ListData): WithContext<ItemList> {
  const items = data.kind === 'town' ? data.aeds.map(aedPlace) : townPlaces(data.code, data.towns);
  const place = data.kind === 'town' ? formatTownName(data.name, data.region) : formatCountryName(data.code);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: text.title(place),
    url: addressOf(data.path),
    numberOfItems: data.kind === 'town' ? data.figures.count : data.townCount,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}

/**
 * JSON-LD for search engines and assistants. Only the server renders it, because search engines and assistants read the
 * page without running scripts.
 */
export function StructuredList({ data }: { readonly data: ListData }) {
  const [isWritten] = useState(() => typeof document === 'undefined' || document.getElementById(elementId) !== null);
  if (!isWritten) return null;
  const json = JSON.stringify(listOf(data)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON is escaped, and browsers do not execute this element
  return <script id={elementId} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
