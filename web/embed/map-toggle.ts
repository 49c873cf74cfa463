import type { LonLatBox } from '../../domain/geography/map-tile.ts';
import type { RegistryIndex } from '../../domain/registry/registry-index.ts';
import { aedMapPlaceholderText, registryText } from '../features/aed-locator/messages/registry-text.ts';
import type { RegistryClient } from '../features/aed-locator/registry/registry-client.ts';
import { language } from '../languages/localize-text.ts';
import { siteConfig } from '../site-config.ts';
import { createAedItem } from './aed-item.ts';
import { createButtonElement, createElementWith } from './elements.ts';
import type { Theme } from './embed-options.ts';
import { getSharedShadowStyles } from './shadow-styles.ts';
import { embedText as text } from './text.ts';

interface MapToggleOptions {
  readonly index: RegistryIndex;
  readonly client: Pick<RegistryClient, 'cell'>;
  readonly box: LonLatBox;
  /** The origin of the site that has the pages of the AEDs. */
  readonly site: string;
  readonly theme: Theme;
  readonly signal: AbortSignal;
}

const here = import.meta.url;
/**
 * Returns the URL of a file that the build put beside this one. The map's code and styles are loaded only when the map
 * is opened.
 */
const mapAddress = (name: string) => new URL(name, here).href;

/** Returns the host that serves map tiles where the site has no streets. Null if it is the site itself. */
function tileHost(): string | null {
  const { host } = new URL(siteConfig.tileUrl.replaceAll(/[{}]/g, ''), here);
  return host === new URL(here).host ? null : host;
}

async function loadMap() {
  const [module, styles]: [typeof import('./map.ts'), string] = await Promise.all([
    import(/* @vite-ignore */ mapAddress(`map.js?${language.tag}`)),
    fetch(mapAddress('map.css'), { credentials: 'omit', referrerPolicy: 'no-referrer' }).then((answer) => {
      if (!answer.ok) throw new Error(`The map's rules did not load (status ${answer.status}). Try again.`);
      return answer.text();
    }),
  ]);
  return { module, styles };
}

/** Creates a button that opens and closes the map. Everything that only the map needs is loaded when it is opened. */
export function addMapToggle({ index, client, box, site, theme, signal }: MapToggleOptions): HTMLElement {
  const host = tileHost();
  const status = createElementWith('p', { class: 'quiet', role: 'status' });
  const place = createElementWith('div', { class: 'map', hidden: '' });
  const chosen = createElementWith('div', { class: 'chosen', 'aria-live': 'polite' });
  let close: (() => void) | null = null;
  let isWanted = false;
  const say = (words: string) => {
    status.textContent = words;
  };
  const shut = () => {
    isWanted = false;
    close?.();
    close = null;
    place.hidden = true;
    place.replaceChildren();
    chosen.replaceChildren();
    say('');
  };
  const press = createButtonElement(registryText.openMap, { 'aria-expanded': 'false' }, () => {
    if (isWanted) shut();
    else open();
    press.setAttribute('aria-expanded', String(isWanted));
    press.textContent = isWanted ? registryText.closeMap : registryText.openMap;
  });
  async function open(): Promise<void> {
    isWanted = true;
    say(aedMapPlaceholderText.loading);
    try {
      const { module, styles } = await loadMap();
      if (!isWanted || signal.aborted) return;
      addStyles(place, styles, theme);
      say('');
      place.hidden = false;
      close = module.openEmbeddedMap(place, {
        box,
        sources: index.sources,
        tree: index.tree,
        readCell: client.cell,
        onShowAed: (aed) => chosen.replaceChildren(...createAedItem(aed, site, new Date())),
        onNotes: (sentences) => say(sentences.join(' ')),
      });
    } catch (cause) {
      if (signal.aborted) return;
      console.warn('aed-map: the map could not be shown.', cause);
      shut();
      press.setAttribute('aria-expanded', 'false');
      press.textContent = registryText.openMap;
      say(aedMapPlaceholderText.failed);
    }
  }
  signal.addEventListener('abort', shut);
  return createElementWith(
    'div',
    { class: 'map-part' },
    press,
    ...(host === null ? [] : [createElementWith('p', { class: 'quiet' }, text.mapFrom(host))]),
    place,
    status,
    chosen,
  );
}

/** Adds the map's stylesheet to a shadow tree, unless the tree has it already. */
function addStyles(place: HTMLElement, styles: string, theme: Theme): void {
  const root = place.getRootNode();
  const sheet = getSharedShadowStyles(styles, theme);
  if (!(root instanceof ShadowRoot) || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
