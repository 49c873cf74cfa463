import type { MetaDescriptor } from 'react-router';
import type { Hub } from '../../../domain/hub/hub.ts';
import { siteConfig } from '../../site-config.ts';

/** Returns the structured data of a place, for search engines (https://schema.org/Place). */
export function buildPlaceStructuredData(hub: Hub, description: string): MetaDescriptor {
  const [longitude, latitude] = hub.coords;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Place',
      name: hub.name,
      description,
      url: siteConfig.siteOrigin + (hub.path ?? '/'),
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      containedInPlace: { '@type': 'Country', name: hub.country },
    },
  };
}
