/** Events that show that a visitor is interacting with the page. Screen readers and going back cause them too. */
export const interactionEvents = ['pointerdown', 'keydown', 'click', 'scroll', 'popstate'] as const;

/**
 * Lays out all parts of the page, so that every anchor works. The parts above the view then get their real height, and
 * the page is scrolled so that the content in view stays in place. Not every browser does that by itself, and none does
 * it at the end of the page.
 */
function layOutAll(): void {
  const root = document.documentElement;
  if (root.dataset.laidOut !== undefined) return;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1;
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  // This prevents the browser from adjusting the scroll position too, which would move the page twice.
  root.style.overflowAnchor = 'none';
  root.dataset.laidOut = 'all';
  const moved = (seen?.getBoundingClientRect().top ?? 0) - before;
  if (isAtEnd) window.scrollTo(0, root.scrollHeight);
  else if (window.scrollY > 0) window.scrollBy(0, moved);
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('overflow-anchor')));
}

/** Delay in milliseconds for browsers without idle callbacks. It is long enough to paint a frame. */
const idleFallbackMs = 50;

/**
 * Lays out the parts of a page that were skipped at first (`data-far`, web/styles/base.css). One part is laid out
 * whenever the browser is idle, so that no step delays a click. At the first interaction, all remaining parts are laid
 * out.
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
  else setTimeout(step, idleFallbackMs);
}
