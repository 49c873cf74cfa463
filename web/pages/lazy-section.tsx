import { type ComponentType, createElement, lazy, type MouseEvent, type ReactNode, Suspense, useEffect } from 'react';
import { interactionEvents } from '../start/deferred-layout.ts';
import { captureClick } from '../start/replay-click.ts';

type Load = () => Promise<ComponentType>;

interface LateSectionOptions {
  /** Whether what is written is not for this visitor. */
  readonly isWantedAtOnce?: () => boolean;
  /** How far from the window the section is wanted already, as `rootMargin` takes it. */
  readonly margin?: string;
  /** The page where a press on one of its buttons leads when its code does not come. */
  readonly elsewhere?: string;
}

/** Waits until the section is in sight, or near it, or the visitor gives a sign of life; so is an anchor in the address, or a page scrolled already. */
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
 * A section that is in the written page and whose code comes later: until then React leaves its markup as it is. The element is made
 * once, outside every component, for a boundary that gets new properties before its code is there would be emptied. Where the page was
 * not opened but reached by a link, the navigation waits for the code: an anchor below a section that is not there yet would lead astray.
 *
 * No module waits for the code at its top level: WebKit hands out a module that waits, or imports one that does, before it has run
 * (tests/top-level-await.test.ts).
 *
 * @param id The section's own id.
 */
export function lazySection(id: string, load: Load, options: LateSectionOptions = {}): ReactNode {
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

/** Without its own boundary the section holds up the navigation. Where its code does not come, the page is opened as it is written. */
async function loadOrReload(load: Load): Promise<ComponentType> {
  try {
    return await load();
  } catch (cause) {
    console.error('The code of a section did not load; its page is opened anew.', cause);
    window.location.reload();
    return new Promise(() => {});
  }
}

/** Watches from now on: presses and signs of life may come before React asks for the section. */
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

/** The section as it stands, to be read; its buttons do nothing, or lead where they are answered. */
function keptAsWritten({ id, className, innerHTML, attributes }: Element, elsewhere?: string): ComponentType {
  const data = [...attributes]
    .filter(({ name }) => /^(?:data|aria)-/.test(name))
    .map(({ name, value }) => [name, value]);
  const rest = { id, className, ...Object.fromEntries(data), dangerouslySetInnerHTML: { __html: innerHTML } };
  const leadElsewhere = ({ target }: MouseEvent<HTMLElement>) => {
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (isButton && elsewhere !== undefined) window.location.assign(elsewhere);
  };
  // What is written is there at first; where the visitor comes back to the page, it is written again.
  // biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by a key sends a click
  // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons
  return () => <section {...rest} tabIndex={-1} suppressHydrationWarning onClick={leadElsewhere} />;
}
