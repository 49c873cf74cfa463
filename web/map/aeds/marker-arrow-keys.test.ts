// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addArrowKeyNavigation } from './marker-arrow-keys.ts';

afterEach(() => document.body.replaceChildren());

/** Creates a pane with a focusable marker at each of the given places on the screen, as Leaflet would. */
function paneWith(places: Readonly<Record<string, readonly [x: number, y: number]>>) {
  const pane = document.createElement('div');
  for (const [name, [x, y]] of Object.entries(places)) {
    const mark = document.createElement('div');
    mark.id = name;
    mark.tabIndex = 0;
    mark.getBoundingClientRect = () => DOMRect.fromRect({ x, y, width: 30, height: 30 });
    pane.append(mark);
  }
  document.body.append(pane);
  const walk = addArrowKeyNavigation(pane);
  walk.renew();
  return { pane, walk };
}

const focusOn = (name: string) => document.getElementById(name)?.focus();
const stops = (pane: HTMLElement) => [...pane.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);

function press(key: string): string | undefined {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return document.activeElement?.id;
}

const places = {
  middle: [100, 100],
  right: [180, 110],
  farRight: [400, 100],
  below: [90, 200],
  above: [160, 40],
} as const;

test('all markers together are one tab stop', () => {
  const { pane } = paneWith(places);
  expect(stops(pane)).toEqual(['middle']);
  focusOn('right');
  expect(stops(pane)).toEqual(['right']);
});

test('an arrow key moves to the nearest marker in its direction, and stays when there is none', () => {
  paneWith(places);
  focusOn('middle');
  expect(press('ArrowRight')).toBe('right');
  expect(press('ArrowRight')).toBe('farRight');
  expect(press('ArrowRight')).toBe('farRight');
  expect(press('ArrowLeft')).toBe('right');
  expect(press('ArrowUp')).toBe('above');
  expect(press('ArrowDown')).toBe('right');
});

test('another marker becomes the tab stop when the current one is removed', () => {
  const { pane, walk } = paneWith(places);
  document.getElementById('middle')?.remove();
  walk.renew();
  expect(stops(pane)).toEqual(['right']);
});

test('the keys do nothing after the listener is removed', () => {
  const { walk } = paneWith(places);
  walk.remove();
  focusOn('middle');
  expect(press('ArrowRight')).toBe('middle');
});
