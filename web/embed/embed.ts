import { languages, sourceLanguage } from '../languages/languages.ts';
import { type EmbedAttribute, embedAttributes, readOptions } from './options.ts';

type View = typeof import('./view.ts');

const here = import.meta.url;
const views = new Map<string, Promise<View>>();

/**
 * The site's tag for a language: an exact match, else the first with the same primary subtag ("de-CH" is German, "pt"
 * Brazilian).
 */
function tagOf(wanted: string): string {
  const sought = wanted.trim().toLowerCase();
  const [name = ''] = sought.split('-');
  const tags = languages.map(({ tag }) => tag);
  const exact = tags.find((tag) => tag.toLowerCase() === sought);
  return exact ?? tags.find((tag) => tag.toLowerCase().split('-')[0] === name) ?? sourceLanguage.tag;
}

/** The list in a language; its code loads when the first element comes near the viewport. Failures are retried. */
function loadView(tag: string): Promise<View> {
  const known = views.get(tag);
  if (known !== undefined) return known;
  const loading: Promise<View> = import(/* @vite-ignore */ new URL(`embed-parts/view.js?${tag}`, here).href);
  views.set(tag, loading);
  loading.catch(() => views.delete(tag));
  return loading;
}

/**
 * `<aed-map center="47.14,9.52" radius="3" language="de">` with a plain link inside, which stays if the list cannot be
 * shown. The element may be moved, removed and reinserted; each time it starts again.
 */
class AedMap extends HTMLElement {
  static readonly observedAttributes = embedAttributes;
  #end: (() => void) | null = null;
  #isDue = false;

  connectedCallback(): void {
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#end?.();
    this.#end = null;
  }

  attributeChangedCallback(): void {
    if (this.#end === null || this.#isDue) return;
    this.#isDue = true;
    // Once for several attributes set in a row.
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#begin();
    });
  }

  #begin(): void {
    this.#end?.();
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren(document.createElement('slot'));
    const ends = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        this.#show(root, ends.signal);
      },
      { rootMargin: '600px' },
    );
    observer.observe(this);
    this.#end = () => {
      observer.disconnect();
      ends.abort();
    };
  }

  async #show(root: ShadowRoot, signal: AbortSignal): Promise<void> {
    const attribute = (name: EmbedAttribute) => this.getAttribute(name);
    try {
      const { showView } = await loadView(tagOf(attribute('language') ?? document.documentElement.lang));
      if (signal.aborted) return;
      const end = showView(root, readOptions(attribute));
      signal.addEventListener('abort', end);
    } catch (cause) {
      console.warn('aed-map: the list could not be loaded; the link is shown instead.', cause);
    }
  }
}

if (customElements.get('aed-map') === undefined) customElements.define('aed-map', AedMap);
