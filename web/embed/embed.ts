import { languages, sourceLanguage } from '../languages/languages.ts';
import { embedAttributes, parseEmbedOptions } from './embed-options.ts';

type View = typeof import('./view.ts');

const here = import.meta.url;
/** The minimum time between two updates of a list, however often the page changes its attributes. */
const minUpdateIntervalMs = 250;
const views = new Map<string, Promise<View>>();

/**
 * Returns the site's language tag for a wanted language. Without an exact match, it is the first tag with the same
 * primary subtag: "de-CH" gives German, and "pt" gives Brazilian Portuguese.
 */
function tagOf(wanted: string): string {
  const sought = wanted.trim().toLowerCase();
  const [name = ''] = sought.split('-');
  const tags = languages.map(({ tag }) => tag);
  const exact = tags.find((tag) => tag.toLowerCase() === sought);
  return exact ?? tags.find((tag) => tag.toLowerCase().split('-')[0] === name) ?? sourceLanguage.tag;
}

/** Loads the code of the list in a language. If that fails, the next call tries again. */
function loadView(tag: string): Promise<View> {
  const known = views.get(tag);
  if (known !== undefined) return known;
  const loading: Promise<View> = import(/* @vite-ignore */ new URL(`embed-parts/view.js?${tag}`, here).href);
  views.set(tag, loading);
  loading.catch(() => views.delete(tag));
  return loading;
}

const whenNear = new WeakMap<Element, () => void>();

/** All lists share one observer, because ten thousand observers would make scrolling slow. */
const viewportObserver = new IntersectionObserver(
  (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenNear.get(target)?.();
    }
  },
  { rootMargin: '600px' },
);

const waiting: (() => void)[] = [];
/** The maximum time for writing lists in one task. A single list may take longer. */
const maxTaskMs = 30;

/** Writes the lists in several tasks, so that a page with thousands of them stays responsive. */
function scheduleWrite(write: () => void): void {
  waiting.push(write);
  if (waiting.length === 1) setTimeout(writeWaiting);
}

function writeWaiting(): void {
  const start = performance.now();
  let written = 0;
  while (written < waiting.length && performance.now() - start < maxTaskMs) waiting[written++]?.();
  waiting.splice(0, written);
  if (waiting.length > 0) setTimeout(writeWaiting);
}

/**
 * Defines `<aed-map center="47.14,9.52" radius="3" language="de">`. A plain link inside the element remains if the list
 * cannot be shown. The page may move, remove and reinsert the element, and each time the list starts again.
 */
class AedMap extends HTMLElement {
  static readonly observedAttributes = embedAttributes;
  #end: (() => void) | null = null;
  #due: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#end?.();
    this.#end = null;
  }

  attributeChangedCallback(): void {
    if (this.#end === null || this.#due !== undefined) return;
    this.#due = setTimeout(() => {
      this.#due = undefined;
      if (this.isConnected) this.#begin();
    }, minUpdateIntervalMs);
  }

  #begin(): void {
    clearTimeout(this.#due);
    this.#due = undefined;
    this.#end?.();
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren(document.createElement('slot'));
    const ends = new AbortController();
    whenNear.set(this, () => this.#show(root, ends.signal));
    viewportObserver.observe(this);
    this.#end = () => {
      viewportObserver.unobserve(this);
      ends.abort();
    };
  }

  async #show(root: ShadowRoot, signal: AbortSignal): Promise<void> {
    const attribute = (name: string) => this.getAttribute(name);
    const giveUp = (cause: unknown) =>
      console.warn('aed-map: the list could not be loaded; the link is shown instead.', cause);
    try {
      const { showEmbeddedAeds } = await loadView(tagOf(attribute('language') ?? document.documentElement.lang));
      scheduleWrite(() => {
        if (signal.aborted) return;
        try {
          signal.addEventListener('abort', showEmbeddedAeds(root, parseEmbedOptions(attribute)));
        } catch (cause) {
          giveUp(cause);
        }
      });
    } catch (cause) {
      giveUp(cause);
    }
  }
}

if (customElements.get('aed-map') === undefined) customElements.define('aed-map', AedMap);
