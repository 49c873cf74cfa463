/** Every kind of interaction with a page, including by screen reader or going back. */
export const interactionEvents = ['pointerdown', 'keydown', 'click', 'scroll', 'popstate'] as const;

/**
 * From now on everything is laid out, so that every anchor works. Content in view stays in place, although what is
 * above it gets its real height: not every browser does that by itself, and none at the end of the page.
 */
function layOutAll(): void {
  const root = document.documentElement;
  if (root.dataset.laidOut !== undefined) return;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1;
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  // If the browser does it as well, it would be done twice.
  root.style.overflowAnchor = 'none';
  root.dataset.laidOut = 'all';
  const moved = (seen?.getBoundingClientRect().top ?? 0) - before;
  if (isAtEnd) window.scrollTo(0, root.scrollHeight);
  else if (window.scrollY > 0) window.scrollBy(0, moved);
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('overflow-anchor')));
}

/** For a browser without idle callbacks, in ms: long enough to paint a frame. */
const pause = 50;

/**
 * Lays out the parts of a page that were skipped at first (`data-far`, web/styles/base.css): one part per idle moment,
 * so that no step delays a press, or everything at the first interaction.
 */
export function layOutPartsWhenIdle(): void {
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
