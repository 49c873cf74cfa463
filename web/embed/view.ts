import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { isAlwaysOpen } from '../../domain/aed/weekly-opening-hours.ts';
import { boxAround } from '../../domain/registry/listed-area.ts';
import { type AedsInArea, maxListedAeds, readAedsInArea } from '../../domain/registry/read-aeds-in-area.ts';
import type { RegistryIndex } from '../../domain/registry/registry-index.ts';
import { sourceCreditsOf } from '../../domain/registry/source-credit.ts';
import { aedMapPlaceText, registryText } from '../features/aed-locator/messages/registry-text.ts';
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
import { createShadowStyles, shadowStylesFor } from './shadow-styles.ts';
import { embedText as text } from './text.ts';

/** This file's URL is on the site, wherever the embedding page is. */
const here = import.meta.url;
const site = new URL(here).origin;
const registryUrl = new URL(siteConfig.registryUrl, here).href;

/** Initial length of the list, before 'Show all'. */
const fewAeds = 6;
const minuteMs = 60_000;

/** Requests public data without credentials or referrer. */
const fetchPlainly: typeof fetch = (address, request) =>
  fetch(address, { ...request, credentials: 'omit', referrerPolicy: 'no-referrer' });

/** Lists on one page share their data. */
const client: RegistryClient = createRegistryClient(registryUrl, fetchPlainly);

/** If the registry was published again since the index was read, the second attempt starts with the new index. */
async function readTwice(area: NonNullable<EmbedOptions['area']>): Promise<AedsInArea | null> {
  const read = () => readAedsInArea(client, area, language.tag);
  return read().catch(read);
}

const locatorAddress = () => site + (language === sourceLanguage ? '/aed' : `/${language.tag}/aed`);

/** A list of AEDs with its map in a shadow tree, in this module's language. Returns a function that removes it. */
export function showEmbeddedAeds(root: ShadowRoot, options: EmbedOptions): () => void {
  const { heading, theme, heightPx } = options;
  root.adoptedStyleSheets = [
    shadowStylesFor(tokens, theme),
    shadowStylesFor(css, theme),
    ...(heightPx === null ? [] : [createShadowStyles(`.frame{block-size:${heightPx}px;overflow:auto}`, theme)]),
  ];
  // Only the count is announced: the list is long, and drawn again each minute.
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
  readTwice(area).then(
    (listed) => {
      if (!signal.aborted) show(wordsOf(listed), ...listedParts(listed, options, signal));
    },
    (cause: unknown) => {
      if (signal.aborted) return;
      console.warn('aed-map: the AED list could not be read.', cause);
      const again = createButtonElement(aedMapPlaceText.tryAgain, {}, () => {
        // The pressed button is removed, so the focus moves to the count.
        places.status.focus({ preventScroll: true });
        fill(places, options, signal);
      });
      show(text.failed, createElementWith('p', {}, again));
    },
  );
}

/** How many AEDs there are, as announced. */
function wordsOf(listed: AedsInArea | null): string {
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
  const map = addMapToggle({ index, client, box: boxAround(area), site, theme, signal });
  if (aeds === null || aeds.length === 0) return [map, sourcesOf(index, null)];
  return [map, ...listOf(aeds, signal), sourcesOf(index, new Set(aeds.flatMap(({ sources }) => sources)))];
}

/** The list, with availability updated over time. */
function listOf(aeds: readonly RegisteredAed[], signal: AbortSignal): HTMLElement[] {
  const list = createElementWith('ul', {});
  let shown: readonly RegisteredAed[] = aeds.slice(0, aeds.length <= fewAeds + 2 ? aeds.length : fewAeds);
  const draw = () =>
    list.replaceChildren(...shown.map((aed) => createElementWith('li', {}, ...createAedItem(aed, site, new Date()))));
  draw();
  const timer = setInterval(() => {
    // Not while the list is hovered or focused: redrawing would remove the element in use.
    if (!list.matches(':focus-within, :hover')) draw();
  }, minuteMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  if (shown.length === aeds.length) return [list];
  const all = createButtonElement(text.showAll(formatNumber(aeds.length)), {}, () => {
    const next = shown.length;
    shown = aeds;
    draw();
    all.remove();
    // The first newly shown one.
    list.children[next]?.querySelector('a')?.focus({ preventScroll: true });
  });
  return [list, all];
}

/** Attributions, and notes on the list's reliability. */
function sourcesOf(index: RegistryIndex, keys: ReadonlySet<string> | null): HTMLElement {
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
