import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { BrowserWindow, GeographicPosition, InputSource } from './browser-window.ts';
import { type ClickTarget, type ClickTargetState, findClickTargetState, visibleTextOf } from './page-functions.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The codes that WebDriver assigns to keys that type no character. */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Shift: '\uE008',
  Backspace: '\uE003',
  Space: ' ',
} as const;

type KeyName = keyof typeof keys;

const mouse = (...actions: InputSource['actions'][number][]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

const strokes = (text: Iterable<string>): InputSource['actions'] =>
  Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

/** A simulated visitor, who finds elements by their accessible names, clicks them, and waits for results. */
export class Visitor {
  readonly #window: BrowserWindow;
  readonly #origin: string;

  constructor(window: BrowserWindow, origin: string) {
    this.#window = window;
    this.#origin = origin;
  }

  open = (path: string) => this.#window.open(this.#origin + path);
  reload = () => this.#window.reload();
  goBack = () => this.#window.goBack();
  picture = () => this.#window.picture();
  standAt = (position: GeographicPosition) => this.#window.standAt(position);

  /** Runs a function in the page and returns its result. The function must be self-contained. */
  async ask<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    return (await this.#window.run(work.toString(), args)) as Answer;
  }

  /** Waits until a function in the page returns the expected value. */
  async waitFor<Args extends readonly unknown[], Answer>(
    expected: Answer,
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.ask(work, ...args)).toEqual(expected);
  }

  /**
   * Calls a function in the page until it returns the same value twice in a row, not counting null. Returns that value.
   */
  async rest<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Promise<Answer | null>,
    ...args: Args
  ): Promise<Answer> {
    let answer: Answer | null = null;
    const isSame = async () => {
      const before = answer;
      answer = await this.ask(work, ...args);
      return answer !== null && JSON.stringify(answer) === JSON.stringify(before);
    };
    await expect.poll(isSame).toBe(true);
    return answer as Answer;
  }

  /** Waits until an element contains a text. The case of letters is ignored, because CSS may change it. */
  async see(selector: string, text: string | RegExp): Promise<void> {
    const words = typeof text === 'string' ? new RegExp(text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'), 'i') : text;
    const message = `What stands in ${selector}`;
    await expect.poll(() => this.ask(visibleTextOf, selector), { message }).toMatch(words);
  }

  /** Waits until the element that matches a selector no longer contains a text. */
  async miss(selector: string, text: string): Promise<void> {
    await expect.poll(() => this.ask(visibleTextOf, selector)).not.toContain(text);
  }

  async arriveAt(path: string | RegExp): Promise<void> {
    const poll = expect.poll(() => this.ask(() => location.pathname + location.search + location.hash));
    await (typeof path === 'string' ? poll.toBe(path) : poll.toMatch(path));
  }

  /** Clicks an element as soon as it is in view, no longer moves and is not covered. */
  async press(role: string, name: string | RegExp, within = 'body'): Promise<void> {
    const { x, y } = await this.#pointOf(role, name, within);
    const press = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#window.perform([mouse(...press)]);
  }

  /** Replaces the text in an input field. */
  async fill(role: string, name: string | RegExp, text: string, within = 'body'): Promise<void> {
    await this.press(role, name, within);
    await this.#window.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: keys.Control },
          ...strokes('a'),
          { type: 'keyUp', value: keys.Control },
          ...strokes([keys.Backspace, ...text]),
        ],
      },
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#window.perform([{ type: 'key', id: 'keyboard', actions: strokes(text) }]);
  }

  /** Presses a key, optionally with a modifier key held down. */
  async pressKey(key: KeyName, held?: 'Control' | 'Shift'): Promise<void> {
    const around = (type: 'keyDown' | 'keyUp') => (held === undefined ? [] : [{ type, value: keys[held] }]);
    const actions = [...around('keyDown'), ...strokes([keys[key]]), ...around('keyUp')];
    await this.#window.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async find(role: string, name: string | RegExp, within = 'body'): Promise<void> {
    await this.#pointOf(role, name, within);
  }

  async #pointOf(role: string, name: string | RegExp, within: string): Promise<{ x: number; y: number }> {
    const target: ClickTarget = { role, name: typeof name === 'string' ? name : { expression: name.source }, within };
    let standing: ClickTargetState = { is: 'missing' };
    const look = async () => {
      standing = await this.ask(findClickTargetState, target);
      if (standing.is === 'unread') await this.#window.run(`() => { ${library} }`, []);
      return standing;
    };
    const message = `How the ${role} ${name} in ${within} stands`;
    await expect.poll(look, { message }).toMatchObject({ is: 'ready' });
    return standing as unknown as { x: number; y: number };
  }
}
