import { useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { isAlwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { aedPagePath } from '../../../../domain/registry/aed-page-path.ts';
import { pathInLanguage } from '../../../languages/languages.ts';
import { language } from '../../../languages/localize-text.ts';
import { siteConfig } from '../../../site-config.ts';

const elementId = 'structured-data';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Converts an AED to a schema.org Place. The Place states nothing that the AED's sources do not state. */
export function toSchemaPlace({ id, name, address, position, access, phone, hours }: RegisteredAed): object {
  const [longitude, latitude] = position;
  const isOpenToAll = access === 'yes' || access === 'permissive';
  const isClosedToMost = access === 'private' || access === 'no' || access === 'permit';
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    '@id': siteConfig.siteOrigin + aedPagePath(id),
    url: siteConfig.siteOrigin + pathInLanguage(language, aedPagePath(id)),
    identifier: id,
    name,
    description: 'Automated external defibrillator (AED)',
    ...(address !== null && { address }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(phone !== null && { telephone: phone }),
    ...((isOpenToAll || isClosedToMost) && { publicAccess: isOpenToAll }),
    ...(hours !== null &&
      isAlwaysOpen(hours) && {
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays,
          opens: '00:00',
          closes: '23:59',
        },
      }),
  };
}

/**
 * Structured data (JSON-LD) for search engines and assistants. Only the server renders it, because search engines and
 * assistants read the page without running scripts.
 */
export function StructuredData({ aed }: { readonly aed: RegisteredAed }) {
  const [isWritten] = useState(() => typeof document === 'undefined' || document.getElementById(elementId) !== null);
  if (!isWritten) return null;
  const json = JSON.stringify(toSchemaPlace(aed)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, in an element that is not executed
  return <script id={elementId} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
