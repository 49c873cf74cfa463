// These functions run in the page. Each must be self-contained, because only its source text is sent there.
import type * as TestingLibraryDom from '@testing-library/dom';

/**
 * Identifies an element as a visitor would, by its role and accessible name, inside the first element that matches the
 * selector `within`.
 */
export interface ClickTarget {
  readonly role: string;
  /** The exact accessible name, or a regular expression that matches a part of it. */
  readonly name: string | { readonly expression: string };
  readonly within: string;
}

/** The state of a target: the point at which it can be clicked, or the reason why it cannot. */
export type ClickTargetState =
  | { readonly is: 'unread' | 'missing' | 'hidden' | 'disabled' | 'moving' }
  | { readonly is: 'covered'; readonly by: string }
  | { readonly is: 'ready'; readonly x: number; readonly y: number };

/** Finds an element and scrolls it into view. It is ready to be clicked if it no longer moves and is not covered. */
export async function findClickTargetState({ role, name, within }: ClickTarget): Promise<ClickTargetState> {
  const library = (globalThis as { TestingLibraryDom?: typeof TestingLibraryDom }).TestingLibraryDom;
  if (library === undefined) return { is: 'unread' };
  const part = document.querySelector<HTMLElement>(within);
  if (part === null) return { is: 'missing' };
  const wanted = typeof name === 'string' ? name : new RegExp(name.expression);
  const found = library.queryAllByRole(part, role, { name: wanted, hidden: true });
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const element = found.find(isShown);
  if (element === undefined) return { is: found.length === 0 ? 'missing' : 'hidden' };
  if (element.matches(':disabled')) return { is: 'disabled' };
  // The point to click is the centre of the element. If the element's label covers that point, clicking the label has
  // the same effect.
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  };
  const isInView = ({ x, y }: { x: number; y: number }) => x > 0 && y > 80 && x < innerWidth && y < innerHeight - 80;
  if (!isInView(middle())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) return { is: 'moving' };
  const top = document.elementFromPoint(x, y);
  if (top === null || !(element.contains(top) || top.contains(element)))
    return { is: 'covered', by: top?.outerHTML.slice(0, 120) ?? 'the edge of the window' };
  return { is: 'ready', x, y };
}

/** Returns the text of the first visible element that matches a selector, on one line. Empty if there is none. */
export function visibleTextOf(selector: string): string {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  return (shown?.innerText ?? '').replace(/\s+/g, ' ').trim();
}

/** Records the URLs that a script of the page opens by clicking a link, and prevents them from being opened. */
export function recordOpenedUrls(): void {
  const opened: string[] = [];
  Object.assign(globalThis, { openedAddresses: opened });
  HTMLAnchorElement.prototype.click = function note() {
    opened.push(this.href);
  };
}

/**
 * Scrolls the first visible element that matches a selector to the middle, and returns its bounds. Returns null if no
 * element matches or if its image has not loaded.
 */
export async function visibleBoxOf(
  selector: string,
): Promise<{ x: number; y: number; width: number; height: number } | null> {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
  if (element === undefined || (element instanceof HTMLImageElement && !element.complete)) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
