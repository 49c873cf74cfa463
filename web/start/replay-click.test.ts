// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { captureClick } from './replay-click.ts';

const answer = vi.fn();

beforeEach(() => {
  answer.mockClear();
  document.body.innerHTML = '<main><button type="button"><b>Find</b></button></main><a href="#elsewhere">Elsewhere</a>';
  // Like React, the page has a single listener at its root.
  document.body.onclick = ({ target }) => {
    if (target instanceof Element && target.closest('button')) answer();
  };
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('a press is replayed once, even if the page was hydrated before the replay', () => {
  const letGo = captureClick(document);
  press('b');
  expect(answer).toHaveBeenCalledTimes(0);
  letGo();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a kept press is shown as busy until it is replayed or replaced by another', () => {
  const busy = () => document.querySelectorAll('button[aria-busy=true]').length;
  const letGo = captureClick(document);
  press('b');
  expect(busy()).toBe(1);
  press('a');
  expect(busy()).toBe(0);
  press('button');
  letGo();
  expect(busy()).toBe(0);
});

test('a later press is handled at once', () => {
  captureClick(document)();
  press('button');
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a press on something else replaces the earlier one', () => {
  const letGo = captureClick(document);
  press('button');
  press('a');
  letGo();
  expect(answer).not.toHaveBeenCalled();
});

test('a press outside its part of the page is not kept', () => {
  const letGo = captureClick(document.createElement('section'));
  press('button');
  expect(answer).toHaveBeenCalledTimes(1);
  letGo();
  expect(answer).toHaveBeenCalledTimes(1);
});
