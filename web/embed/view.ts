import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { isAlwaysOpen } from '../../domain/aed/weekly-opening-hours.ts';
import { computeBoundingBox } from '../../domain/registry/listed-area.ts';
import { type AedsInArea, maxListedAeds, readAedsInArea } from '../../domain/registry/read-aeds-in-area.ts';
import type { RegistryIndex } from '../../domain/registry/registry-index.ts';
import { sourceCreditsOf } from '../../domain/registry/source-credit.ts';
import { aedMapPlaceholderText, registryText } from '../features/aed-locator/messages/registry-text.ts';
import { createRegistryClient, type RegistryClient } from '../features/aed-locator/registry/registry-client.ts';
import { formatDay, formatNumber } from '../languages/format.ts';
import { sourceLanguage } from '../languages/languages.ts';
import { language } from '../languages/localize-text.ts';
import { siteConfig } from '../site-config.ts';
import tokens from '../styles/tokens.css?inline';
import { createAedItem } from './aed-item.ts';
import { createButtonElement, createElementWith, createNewTabLink, isolateDirection } from './elements.ts';
import css from './embed.css?inline';
import { areaAttributeExample, type EmbedOptions } from './embed-options.ts';
import { addMapToggle } from './map-toggle.ts';
import { createShadowStyles, getSharedShadowStyles } from './shadow-styles.ts';
import { embedText as text } from './text.ts';

/** This file's URL is on this site, even if a page of another site loads it. */
const here = import.meta.url;
const site = new URL(here).origin;
const registryUrl = new URL(siteConfig.registryUrl, here).href;

/** The number of AEDs that are listed before the visitor clicks 'Show all'. */
const initialCount = 6;
const minuteMs = 60_000;

/** Requests public data without credentials and without a referrer. */
const fetchWithoutCredentials: typeof fetch = (address, request) =>
  fetch(address, { ...request, credentials: 'omit', referrerPolicy: 'no-referrer' });

/** All lists on a page share this client and the data it has loaded. */
const client: RegistryClient = createRegistryClient(registryUrl, fetchWithoutCredentials);

/**
 * Reads the AEDs of an area, and tries twice. If the registry was published again after its index was read, the first
 * attempt fails and the second reads the new index.
 */
async function readWithRetry(area: NonNullable<EmbedOptions['area']>): Promise<AedsInArea | null> {
  const read = () => readAedsInArea(client, area, language.tag);
  return read().catch(read);
}

const locatorAddress = () => site + (language === sourceLanguage ? '/aed' : `/${language.tag}/aed`);

/**
 * Shows a list of AEDs with its map in a shadow tree, in the language of this module. Returns a function that removes
 * both.
 */
export function showEmbeddedAeds(root: ShadowRoot, options: EmbedOptions): () => void {
  const { heading, theme, heightPx } = options;
  root.adoptedStyleSheets = [
    getSharedShadowStyles(tokens, theme),
    getSharedShadowStyles(css, theme),
    ...(heightPx === null ? [] : [createShadowStyles(`.frame{block-size:${heightPx}px;overflow:auto}`, theme)]),
  ];
  // Only the number of AEDs is announced, because the list is long and is rendered again every minute.
  const status = createElementWith('p', { class: 'count', role: 'status', tabindex: '-1' });
  const body = createElementWith('div', { class: 'body' });
  const frame = createElementWith(
    'section',
    { class: 'frame', lang: language.tag, dir: language.direction, 'aria-label': heading ?? text.title },
    createElementWith('h3', {}, isolateDirection(heading ?? text.title)),
    createElementWith('p', { class: 'call' }, text.callFirst),
    status,
    body,
  );
  root.replaceChildren(frame);
  const ends = new AbortController();
  fill({ status, body }, options, ends.signal);
  return () => ends.abort();
}

interface ListPlaces {
  readonly status: HTMLElement;
  readonly body: HTMLElement;
}

function fill(places: ListPlaces, options: EmbedOptions, signal: AbortSignal): void {
  const { area } = options;
  const show = (words: string, ...parts: readonly HTMLElement[]) => {
    places.status.textContent = words;
    places.body.replaceChildren(
      ...parts,
      createElementWith('p', {}, createNewTabLink(locatorAddress(), { class: 'find' }, text.find)),
    );
  };
  if (area === null) {
    console.warn('aed-map: the list has no area.', options.areaProblem);
    show(
      text.noArea,
      createElementWith(
        'p',
        { class: 'quiet', dir: 'ltr', lang: 'en' },
        createElementWith('code', {}, areaAttributeExample),
      ),
    );
    return;
  }
  show('', createElementWith('p', { class: 'quiet', 'aria-hidden': 'true' }, '…'));
  readWithRetry(area).then(
    (listed) => {
      if (!signal.aborted) show(countText(listed), ...listedParts(listed, options, signal));
    },
    (cause: unknown) => {
      if (signal.aborted) return;
      console.warn('aed-map: the AED list could not be read.', cause);
      const again = createButtonElement(aedMapPlaceholderText.tryAgain, {}, () => {
        // The button that was pressed is removed, so the number of AEDs gets the focus.
        places.status.focus({ preventScroll: true });
        fill(places, options, signal);
      });
      show(text.failed, createElementWith('p', {}, again));
    },
  );
}

/** Returns the sentence that says how many AEDs are listed. */
function countText(listed: AedsInArea | null): string {
  if (listed === null) return text.none;
  const { aeds } = listed;
  if (aeds === null) return text.tooMany(maxListedAeds);
  if (aeds.length === 0) return text.none;
  const always = aeds.filter(({ hours }) => isAlwaysOpen(hours)).length;
  return [text.count(aeds.length), ...(always > 0 ? [text.always(always)] : [])].join(' · ');
}

function listedParts(listed: AedsInArea | null, { area, theme }: EmbedOptions, signal: AbortSignal): HTMLElement[] {
  if (listed === null || area === null) return [];
  const { index, aeds } = listed;
  const map = addMapToggle({ index, client, box: computeBoundingBox(area), site, theme, signal });
  if (aeds === null || aeds.length === 0) return [map, createCredits(index, null)];
  return [map, ...createList(aeds, signal), createCredits(index, new Set(aeds.flatMap(({ sources }) => sources)))];
}

/** Creates the list and updates the availability of its AEDs every minute. */
function createList(aeds: readonly RegisteredAed[], signal: AbortSignal): HTMLElement[] {
  const list = createElementWith('ul', {});
  let shown: readonly RegisteredAed[] = aeds.slice(0, aeds.length <= initialCount + 2 ? aeds.length : initialCount);
  const draw = () =>
    list.replaceChildren(...shown.map((aed) => createElementWith('li', {}, ...createAedItem(aed, site, new Date()))));
  draw();
  const timer = setInterval(() => {
    // The list is not rendered again while it is hovered or focused, because that would remove the element in use.
    if (!list.matches(':focus-within, :hover')) draw();
  }, minuteMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  if (shown.length === aeds.length) return [list];
  const all = createButtonElement(text.showAll(formatNumber(aeds.length)), {}, () => {
    const next = shown.length;
    shown = aeds;
    draw();
    all.remove();
    // The first AED that was added gets the focus.
    list.children[next]?.querySelector('a')?.focus({ preventScroll: true });
  });
  return [list, all];
}

/** Creates the credits of the data and the notes on how reliable the list is. */
function createCredits(index: RegistryIndex, keys: ReadonlySet<string> | null): HTMLElement {
  const { open, close } = registryText.brackets;
  const linked = (words: string, address: string | null) =>
    address === null ? words : createNewTabLink(address, {}, words);
  const credits = sourceCreditsOf(index.sources, keys).flatMap(({ words, address, licence, licenceAddress }, place) => [
    place === 0 ? registryText.data : registryText.semicolon,
    createElementWith('bdi', {}, linked(words, address), open, linked(licence, licenceAddress), close),
  ]);
  const { asOf } = index;
  const day =
    asOf === null
      ? ''
      : `${text.dataOf(formatDay(new Date(`${asOf}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }))} `;
  return createElementWith(
    'p',
    { class: 'sources' },
    ...credits,
    credits.length === 0 ? '' : `${registryText.stop} `,
    day + text.mayBeWrong,
  );
}
