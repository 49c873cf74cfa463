import { type ComponentType, createElement, lazy, type MouseEvent, type ReactNode, Suspense, useEffect } from 'react';
import { interactionEvents } from '../start/deferred-layout.ts';
import { captureClick } from '../start/replay-click.ts';

type Load = () => Promise<ComponentType>;

interface LateSectionOptions {
  /** Whether the prerendered content does not apply to this visitor. */
  readonly isWantedAtOnce?: () => boolean;
  /** Distance from the viewport at which the section loads, as `rootMargin`. */
  readonly margin?: string;
  /** The page opened by a press on one of its buttons if its code does not load. */
  readonly elsewhere?: string;
}

/**
 * Waits until the section is in or near the viewport, or the visitor interacts; a fragment in the URL or a scrolled
 * page counts too.
 */
function wantedSection(section: Element, { isWantedAtOnce, margin = '0px' }: LateSectionOptions): Promise<void> {
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
 * A prerendered section whose code loads later: until then React leaves its markup unchanged. The element is created
 * once, outside of any component, because a Suspense boundary that receives new props before its code has loaded would
 * be emptied. After client-side navigation the transition waits for the code: an anchor below a missing section would
 * scroll to the wrong place.
 *
 * No module awaits the code at its top level: WebKit exposes a module that awaits, or imports one that does, before it
 * has run (tests/top-level-await.test.ts).
 *
 * @param id The section's own id.
 */
export function hydrateSectionOnDemand(id: string, load: Load, options: LateSectionOptions = {}): ReactNode {
  const isInBrowser = typeof document !== 'undefined';
  const written = isInBrowser ? document.getElementById(id) : null;
  if (isInBrowser && written === null) {
    const Section = loadOrReload(load);
    return createElement(lazy(async () => ({ default: await Section })));
  }
  const Late = lazy(written === null ? async () => ({ default: await load() }) : watchWritten(written, load, options));
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
}

/**
 * Without its own boundary the section delays the navigation. If its code does not load, the page is opened from the
 * server.
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

/** Watches from now on: interactions may come before React needs the section. */
function watchWritten(written: Element, load: Load, options: LateSectionOptions) {
  const wanted = loadForWritten(written, load, options);
  return async () => ({ default: await wanted });
}

async function loadForWritten(written: Element, load: Load, options: LateSectionOptions): Promise<ComponentType> {
  const answerPress = captureClick(written);
  await wantedSection(written, options);
  try {
    const Section = await load();
    return () => {
      useEffect(answerPress, []);
      return <Section />;
    };
  } catch (cause) {
    console.error(`The code of the section "${written.id}" did not load; its text stays.`, cause);
    const Kept = keptAsWritten(written, options.elsewhere);
    return () => {
      useEffect(answerPress, []);
      return <Kept />;
    };
  }
}

/** The static section; its buttons do nothing, or link to where they work. */
function keptAsWritten({ id, className, innerHTML, attributes }: Element, elsewhere?: string): ComponentType {
  const data = [...attributes]
    .filter(({ name }) => /^(?:data|aria)-/.test(name))
    .map(({ name, value }) => [name, value]);
  const rest = { id, className, ...Object.fromEntries(data), dangerouslySetInnerHTML: { __html: innerHTML } };
  const leadElsewhere = ({ target }: MouseEvent<HTMLElement>) => {
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (isButton && elsewhere !== undefined) window.location.assign(elsewhere);
  };
  // Initially the prerendered content; it is used again when the visitor returns to the page.
  // biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by a key sends a click
  // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons
  return () => <section {...rest} tabIndex={-1} suppressHydrationWarning onClick={leadElsewhere} />;
}
