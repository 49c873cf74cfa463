import { aedMapText } from '../map/aeds/aed-map-text.ts';
import { openAreaMap } from '../map/aeds/area-map.ts';
import { siteConfig } from '../site-config.ts';

type Settings = Omit<Parameters<typeof openAreaMap>[1], 'tiles'>;

/**
 * Opens the map in an empty element of another site's page, with the streets of this site. Returns a function that
 * closes the map.
 */
export function openEmbeddedMap(container: HTMLElement, settings: Settings): () => void {
  const sheet = document.createElement('div');
  sheet.setAttribute('role', 'region');
  sheet.setAttribute('aria-label', aedMapText.label);
  container.replaceChildren(sheet);
  const tiles = {
    url: new URL(siteConfig.tileUrl, import.meta.url).href.replaceAll('%7B', '{').replaceAll('%7D', '}'),
    attribution: siteConfig.tileAttribution,
    streetsUrl: new URL(siteConfig.streetsUrl, import.meta.url).href,
  };
  return openAreaMap(sheet, { ...settings, tiles });
}
