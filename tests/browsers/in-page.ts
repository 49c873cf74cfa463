// Functions that run in the page. Each must be self-contained, because only its source text is sent.
import type * as TestingLibraryDom from '@testing-library/dom';

/** What a visitor would name: a part of the page by its role and name, inside the first element that `within` selects. */
export interface Target {
  readonly role: string;
  /** Whole, or the expression of a part of it. */
  readonly name: string | { readonly expression: string };
  readonly within: string;
}

/** How a target stands in the page: ready at a point of the window, or why it cannot be pressed. */
export type Standing =
  | { readonly is: 'unread' | 'missing' | 'hidden' | 'disabled' | 'moving' }
  | { readonly is: 'covered'; readonly by: string }
  | { readonly is: 'ready'; readonly x: number; readonly y: number };

/** Where the middle of a target is, once it is scrolled into view, rests there and nothing lies over it. */
export async function standingOf({ role, name, within }: Target): Promise<Standing> {
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
  // Its own box may be drawn by what it labels: the switch under a check box is as good as the box.
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

/** What can be read in the first shown element that a selector finds, in one line; '' if there is none. */
export function textOf(selector: string): string {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  return (shown?.innerText ?? '').replace(/\s+/g, ' ').trim();
}

/** Puts the addresses that the page opens by its own link making on a list, and opens none. */
export function recordOpened(): void {
  const opened: string[] = [];
  Object.assign(globalThis, { openedAddresses: opened });
  HTMLAnchorElement.prototype.click = function note() {
    opened.push(this.href);
  };
}

/** Where the first shown element that a selector finds is in the window, once it is scrolled to the middle and its pictures are there; null while it is not. */
export async function boxOf(selector: string): Promise<{ x: number; y: number; width: number; height: number } | null> {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
  if (element === undefined || (element instanceof HTMLImageElement && !element.complete)) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
