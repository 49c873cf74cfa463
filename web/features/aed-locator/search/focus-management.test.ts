// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { captureCardFocus } from './focus-management.ts';

afterEach(() => document.body.replaceChildren());

const cardHtml = (name: string) =>
  `<article id="${name}" tabindex="-1"><button>Walk to ${name}</button><button>Drive to ${name}</button></article>`;
const show = (...names: readonly string[]) => {
  document.body.innerHTML = `<h3 tabindex="-1">First</h3>${names.map(cardHtml).join('')}`;
};
const words = () => document.activeElement?.textContent;

test('a card that is rendered elsewhere gets the focus back, on the same button', () => {
  show('shop', 'station');
  document.querySelectorAll<HTMLElement>('#shop button')[1]?.focus();
  const goBack = captureCardFocus();
  show('station', 'shop');
  expect(document.activeElement).toBe(document.body);
  goBack();
  expect(words()).toBe('Drive to shop');
});

test('a card that had the focus itself gets it back', () => {
  show('shop');
  document.getElementById('shop')?.focus();
  const goBack = captureCardFocus();
  show('station', 'shop');
  goBack();
  expect(document.activeElement?.id).toBe('shop');
});

test('does not touch a focus that is not lost, or that was in no card', () => {
  show('shop');
  document.querySelector<HTMLElement>('#shop button')?.focus();
  const goBack = captureCardFocus();
  document.querySelector<HTMLElement>('h3')?.focus();
  goBack();
  expect(words()).toBe('First');
  const goNowhere = captureCardFocus();
  show('station');
  goNowhere();
  expect(document.activeElement).toBe(document.body);
});
