import { type ComponentType, createElement, lazy, type MouseEvent, type ReactNode, Suspense, useEffect } from 'react';
import { interactionEvents } from '../start/deferred-layout.ts';
import { captureClick } from '../start/replay-click.ts';

type Load = () => Promise<ComponentType>;

interface LateSectionOptions {
  /** Whether the section's code loads at once, because the prerendered content does not apply to this visitor. */
  readonly isWantedAtOnce?: () => boolean;
  /** How close the section must be to the viewport for its code to load, in the format of `rootMargin`. */
  readonly margin?: string;
  /** The page that the section's buttons open if its code does not load. */
  readonly elsewhere?: string;
}

/**
 * Resolves when the section is in or near the viewport, or when the visitor interacts with the page. Resolves at once
 * if the URL has a fragment or the page is already scrolled.
 */
function waitUntilWanted(section: Element, { isWantedAtOnce, margin = '0px' }: LateSectionOptions): Promise<void> {
  return new Promise((resolve) => {
    if (window.location.hash !== '' || window.scrollY > 0 || isWantedAtOnce?.()) resolve();
    for (const sign of interactionEvents) {
      window.addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(section);
  });
}

/**
 * Creates a prerendered section whose code loads later. Until then React leaves its HTML unchanged. The element is
 * created only once and outside of any component, because React empties a Suspense boundary that gets new props before
 * its code has loaded. After client-side navigation there is no prerendered HTML, so the navigation waits for the code.
 * Otherwise an anchor below a missing section would scroll to the wrong place. No module may use top-level await.
 * WebKit would expose a module with a top-level await, and any module that imports it, before it has run
 * (tests/top-level-await.test.ts).
 * @param id Id of the section's element.
 */
export function hydrateSectionOnDemand(id: string, load: Load, options: LateSectionOptions = {}): ReactNode {
  const isInBrowser = typeof document !== 'undefined';
  const written = isInBrowser ? document.getElementById(id) : null;
  if (isInBrowser && written === null) {
    const Section = loadOrReload(load);
    return createElement(lazy(async () => ({ default: await Section })));
  }
  const Late = lazy(
    written === null ? async () => ({ default: await load() }) : watchPrerendered(written, load, options),
  );
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
}

/**
 * Loads a section that is not prerendered. It has no Suspense boundary, so the navigation waits for it. If its code
 * does not load, the browser opens the page from the server.
 */
async function loadOrReload(load: Load): Promise<ComponentType> {
  try {
    return await load();
  } catch (cause) {
    console.error('The code of a section did not load; its page is opened anew.', cause);
    window.location.reload();
    return new Promise(() => {});
  }
}

/** Starts watching the prerendered section at once, because the visitor may interact before React renders it. */
function watchPrerendered(written: Element, load: Load, options: LateSectionOptions) {
  const wanted = loadForWritten(written, load, options);
  return async () => ({ default: await wanted });
}

async function loadForWritten(written: Element, load: Load, options: LateSectionOptions): Promise<ComponentType> {
  const answerPress = captureClick(written);
  await waitUntilWanted(written, options);
  try {
    const Section = await load();
    return () => {
      useEffect(answerPress, []);
      return <Section />;
    };
  } catch (cause) {
    console.error(`The code of the section "${written.id}" did not load; its text stays.`, cause);
    const Kept = createStaticSection(written, options.elsewhere);
    return () => {
      useEffect(answerPress, []);
      return <Kept />;
    };
  }
}

/**
 * Creates a component that shows the prerendered section without its code. The section's buttons open the page
 * `elsewhere`, or do nothing if it is undefined.
 */
function createStaticSection({ id, className, innerHTML, attributes }: Element, elsewhere?: string): ComponentType {
  const data = [...attributes]
    .filter(({ name }) => /^(?:data|aria)-/.test(name))
    .map(({ name, value }) => [name, value]);
  const rest = { id, className, ...Object.fromEntries(data), dangerouslySetInnerHTML: { __html: innerHTML } };
  const leadElsewhere = ({ target }: MouseEvent<HTMLElement>) => {
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (isButton && elsewhere !== undefined) window.location.assign(elsewhere);
  };
  // Shows the prerendered HTML at first, and again when the visitor returns to the page.
  // biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by key also dispatches a click event
  // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to clicks on the buttons inside it
  return () => <section {...rest} tabIndex={-1} suppressHydrationWarning onClick={leadElsewhere} />;
}
