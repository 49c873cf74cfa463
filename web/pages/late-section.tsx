import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';

type Load = () => Promise<ComponentType>;

/** Anything a visitor can do to a page, also by a screen reader or by going back. */
const signsOfLife = ['pointerdown', 'keydown', 'click', 'scroll', 'popstate'] as const;

/** Waits for the visitor's first sign of life; an anchor in the address is one. */
function firstSignOfLife(): Promise<void> {
  return new Promise((resolve) => {
    if (window.location.hash !== '') resolve();
    for (const sign of signsOfLife) {
      window.addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
    }
  });
}

/**
 * A section that stands in the written page and whose code comes later: until then React leaves its markup as it is. The element is made
 * once, outside every component, for a boundary that gets new properties before its code is there would be emptied. Where the page was
 * not opened but reached by a link, its module waits for the code instead (see `isWritten`).
 *
 * @param id The section's own id.
 */
export function lateSection(id: string, load: Load): ReactNode {
  const Late = lazy(async () => ({ default: isWritten(id) ? await loadForWritten(id, load) : await load() }));
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
}

/** Whether the section stands in the page before React has rendered it: the page was opened here. */
export function isWritten(id: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(id) !== null;
}

async function loadForWritten(id: string, load: Load): Promise<ComponentType> {
  const answerPress = keepPress(id);
  await firstSignOfLife();
  try {
    const Section = await load();
    return () => {
      useEffect(answerPress, []);
      return <Section />;
    };
  } catch (cause) {
    console.error(`The code of the section "${id}" did not load; its text stays.`, cause);
    return keptAsWritten(id);
  }
}

/** The section as it stands, to be read but not used. */
function keptAsWritten(id: string): ComponentType {
  const markup = { __html: document.getElementById(id)?.innerHTML ?? '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, which hydration leaves untouched
  return () => <section id={id} dangerouslySetInnerHTML={markup} suppressHydrationWarning />;
}

/**
 * Remembers the last press inside the section. The function it returns presses again, once, unless that very press is under way: then
 * React, which has just hydrated for it, answers it.
 */
function keepPress(id: string): () => void {
  let pressed: HTMLElement | null = null;
  let isUnderWay = false;
  const keep = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest(`#${id} button[type=button]`) : null;
    isUnderWay = true;
    setTimeout(() => {
      isUnderWay = false;
    });
  };
  window.addEventListener('click', keep, true);
  return () => {
    window.removeEventListener('click', keep, true);
    if (!isUnderWay) pressed?.click();
    pressed = null;
  };
}
