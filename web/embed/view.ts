import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { isAlwaysOpen } from '../../domain/aed/opening-week.ts';
import { boxAround } from '../../domain/registry/listed-area.ts';
import { type CountedAeds, mostListed, readListed } from '../../domain/registry/read-listed.ts';
import type { RegistryIndex } from '../../domain/registry/registry-index.ts';
import { creditsOf } from '../../domain/registry/source-credit.ts';
import { aedMapPlaceText, registryText } from '../features/aed-locator/messages/registry-text.ts';
import { createRegistryClient, type RegistryClient } from '../features/aed-locator/registry/registry-client.ts';
import { formatDay, formatNumber } from '../languages/format.ts';
import { language } from '../languages/in-language.ts';
import { sourceLanguage } from '../languages/languages.ts';
import { siteConfig } from '../site-config.ts';
import tokens from '../styles/tokens.css?inline';
import { aedItem } from './aed-item.ts';
import { button, element, isolated, link } from './elements.ts';
import css from './embed.css?inline';
import { addMapPart } from './map-part.ts';
import { areaExample, type EmbedOptions } from './options.ts';
import { makeStyles, sharedStyles } from './styles.ts';
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
async function readTwice(area: NonNullable<EmbedOptions['area']>): Promise<CountedAeds | null> {
  const read = () => readListed(client, area, language.tag);
  return read().catch(read);
}

const locatorAddress = () => site + (language === sourceLanguage ? '/aed' : `/${language.tag}/aed`);

/** A list of AEDs with its map in a shadow tree, in this module's language. Returns a function that removes it. */
export function showView(root: ShadowRoot, options: EmbedOptions): () => void {
  const { heading, theme, heightPx } = options;
  root.adoptedStyleSheets = [
    sharedStyles(tokens, theme),
    sharedStyles(css, theme),
    ...(heightPx === null ? [] : [makeStyles(`.frame{block-size:${heightPx}px;overflow:auto}`, theme)]),
  ];
  // Only the count is announced: the list is long, and drawn again each minute.
  const status = element('p', { class: 'count', role: 'status', tabindex: '-1' });
  const body = element('div', { class: 'body' });
  const frame = element(
    'section',
    { class: 'frame', lang: language.tag, dir: language.direction, 'aria-label': heading ?? text.title },
    element('h3', {}, isolated(heading ?? text.title)),
    element('p', { class: 'call' }, text.callFirst),
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
    places.body.replaceChildren(...parts, element('p', {}, link(locatorAddress(), { class: 'find' }, text.find)));
  };
  if (area === null) {
    console.warn('aed-map: the list has no area.', options.areaProblem);
    show(text.noArea, element('p', { class: 'quiet', dir: 'ltr', lang: 'en' }, element('code', {}, areaExample)));
    return;
  }
  show('', element('p', { class: 'quiet', 'aria-hidden': 'true' }, '…'));
  readTwice(area).then(
    (listed) => {
      if (!signal.aborted) show(wordsOf(listed), ...listedParts(listed, options, signal));
    },
    (cause: unknown) => {
      if (signal.aborted) return;
      console.warn('aed-map: the AED list could not be read.', cause);
      const again = button(aedMapPlaceText.tryAgain, {}, () => {
        // The pressed button is removed, so the focus moves to the count.
        places.status.focus({ preventScroll: true });
        fill(places, options, signal);
      });
      show(text.failed, element('p', {}, again));
    },
  );
}

/** How many AEDs there are, as announced. */
function wordsOf(listed: CountedAeds | null): string {
  if (listed === null) return text.none;
  const { aeds } = listed;
  if (aeds === null) return text.tooMany(mostListed);
  if (aeds.length === 0) return text.none;
  const always = aeds.filter(({ hours }) => isAlwaysOpen(hours)).length;
  return [text.count(aeds.length), ...(always > 0 ? [text.always(always)] : [])].join(' · ');
}

function listedParts(listed: CountedAeds | null, { area, theme }: EmbedOptions, signal: AbortSignal): HTMLElement[] {
  if (listed === null || area === null) return [];
  const { index, aeds } = listed;
  const map = addMapPart({ index, client, box: boxAround(area), site, theme, signal });
  if (aeds === null || aeds.length === 0) return [map, sourcesOf(index, null)];
  return [map, ...listOf(aeds, signal), sourcesOf(index, new Set(aeds.flatMap(({ sources }) => sources)))];
}

/** The list, with availability updated over time. */
function listOf(aeds: readonly RegisteredAed[], signal: AbortSignal): HTMLElement[] {
  const list = element('ul', {});
  let shown: readonly RegisteredAed[] = aeds.slice(0, aeds.length <= fewAeds + 2 ? aeds.length : fewAeds);
  const draw = () => list.replaceChildren(...shown.map((aed) => element('li', {}, ...aedItem(aed, site, new Date()))));
  draw();
  const timer = setInterval(() => {
    // Not while the list is hovered or focused: redrawing would remove the element in use.
    if (!list.matches(':focus-within, :hover')) draw();
  }, minuteMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  if (shown.length === aeds.length) return [list];
  const all = button(text.showAll(formatNumber(aeds.length)), {}, () => {
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
  const linked = (words: string, address: string | null) => (address === null ? words : link(address, {}, words));
  const credits = creditsOf(index.sources, keys).flatMap(({ words, address, licence, licenceAddress }, place) => [
    place === 0 ? registryText.data : registryText.semicolon,
    element('bdi', {}, linked(words, address), open, linked(licence, licenceAddress), close),
  ]);
  const { asOf } = index;
  const day =
    asOf === null
      ? ''
      : `${text.dataOf(formatDay(new Date(`${asOf}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }))} `;
  return element(
    'p',
    { class: 'sources' },
    ...credits,
    credits.length === 0 ? '' : `${registryText.stop} `,
    day + text.mayBeWrong,
  );
}
