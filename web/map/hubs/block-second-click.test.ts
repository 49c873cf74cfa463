// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockSecondClick } from './block-second-click.ts';

const onEvent = vi.fn<(type: string) => void>();
let container: HTMLElement;
let mark: HTMLElement;
let link: HTMLElement;
let stop: () => void;

beforeEach(() => {
  onEvent.mockReset();
  document.body.innerHTML = '<div id="map"><span data-hubs="malta"></span><a href="#there">more</a></div>';
  container = document.querySelector('#map') as HTMLElement;
  mark = document.querySelector('span') as HTMLElement;
  link = document.querySelector('a') as HTMLElement;
  stop = blockSecondClick(container, '[data-hubs]');
  for (const type of ['click', 'dblclick']) container.addEventListener(type, () => onEvent(type));
});

afterEach(() => stop());

/** Dispatches a click or double click. Returns false if a listener prevented its default action. */
function press(target: HTMLElement, type: 'click' | 'dblclick', { detail = 1, x = 0, at = 1000 } = {}): boolean {
  const event = new MouseEvent(type, { detail, clientX: x, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return target.dispatchEvent(event);
}

describe('keepDoublePressWhole', () => {
  it('keeps the second click of a double click on a marker from the map', () => {
    press(mark, 'click');
    press(container, 'click', { detail: 2, at: 1200 });
    press(container, 'dblclick', { detail: 2, at: 1201 });
    expect(onEvent.mock.calls).toEqual([['click']]);
  });

  it('opens no link that appeared under the pointer between the two clicks', () => {
    press(mark, 'click');
    expect(press(link, 'click', { detail: 2, at: 1200 })).toBe(false);
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  it('recognises a double tap that the browser counts as two', () => {
    press(mark, 'click');
    press(container, 'click', { x: 10, at: 1250 });
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['later', { x: 0, at: 1400 }],
    ['elsewhere', { x: 40, at: 1100 }],
  ])('passes on a second press that comes %s', (_, how) => {
    press(mark, 'click');
    press(container, 'click', how);
    expect(onEvent).toHaveBeenCalledTimes(2);
  });

  it('leaves a double click on the empty map to the map, and ignores the keyboard', () => {
    press(container, 'click');
    press(container, 'click', { detail: 2, at: 1200 });
    press(container, 'dblclick', { detail: 2, at: 1201 });
    press(mark, 'click', { detail: 0, at: 1300 });
    press(mark, 'click', { detail: 0, at: 1310 });
    expect(onEvent).toHaveBeenCalledTimes(5);
  });
});
