/** Anything a visitor can do to a page, also by a screen reader or by going back. */
export const interactionEvents = ['pointerdown', 'keydown', 'click', 'scroll', 'popstate'] as const;

/**
 * From now on nothing is left out of the layout, so that every way leads where it should. What the visitor looks at stays where it is,
 * though what stands above it takes its true size: not every browser sees to that, and none at the end of the page.
 */
function layOutAll(): void {
  const root = document.documentElement;
  if (root.dataset.laidOut !== undefined) return;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1;
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  // Where the browser sees to it too, it would be done twice.
  root.style.overflowAnchor = 'none';
  root.dataset.laidOut = 'all';
  const moved = (seen?.getBoundingClientRect().top ?? 0) - before;
  if (isAtEnd) window.scrollTo(0, root.scrollHeight);
  else if (window.scrollY > 0) window.scrollBy(0, moved);
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('overflow-anchor')));
}

/** For a browser without idle callbacks, in ms: long enough for a frame to be drawn. */
const pause = 50;

/**
 * Lays out what a page left out at first (`data-far`, web/styles/base.css): one part in each idle moment, so that no step holds up a press,
 * or everything at once at the first sign of life.
 */
export function layOutDeferredParts(): void {
  if (window.location.hash !== '' || window.scrollY > 0) {
    layOutAll();
    return;
  }
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-far]')];
  for (const sign of interactionEvents) {
    window.addEventListener(sign, layOutAll, { capture: true, once: true, passive: true });
  }
  const layOutNext = () => {
    const part = waiting.shift();
    if (part === undefined) {
      layOutAll();
    } else {
      part.dataset.laidOut = '';
      inIdleMoment(layOutNext);
    }
  };
  inIdleMoment(layOutNext);
}

function inIdleMoment(step: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(step);
  else setTimeout(step, pause);
}
