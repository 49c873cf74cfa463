// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CivicModel } from './civic-model.tsx';
import { lazySymbiosisParts } from './lazy-symbiosis-parts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const turn = (term: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name: term }), { target: { value } });
const output = () => document.querySelector('section p')?.textContent;
const rest = () => act(() => vi.advanceTimersByTime(800));

describe('the dials', () => {
  beforeEach(() => {
    render(<CivicModel parts={lazySymbiosisParts} />);
  });

  test('are one for each term that can be turned, named by sign and word, all in full', () => {
    expect(screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'))).toEqual([
      '1, in full',
      '1, in full',
      '1, in full',
      '1, in full',
      '1, in full',
      '1, in full',
      '1, in full',
      '1, in full',
    ]);
    expect(screen.getByRole('slider', { name: /^Ξ ?access access$/ })).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'H human confirmation' })).toBeTruthy();
    expect(output()).toBe('ΩLL^Sym = 1.00');
  });

  test('multiply: two halves leave a quarter, and the sentence names the weakest', () => {
    turn(/knowledge/, '0.5');
    turn(/symbiosis/, '0.5');
    expect(output()).toBe('ΩLL^Sym = 0.25');
    expect(screen.getByText(/^The weakest terms are knowledge and symbiosis, at 0\.50\./)).toBeTruthy();
  });

  test.each([
    [/access/, 'Nobody can get there:'],
    [/human confirmation/, 'Nobody confirms:'],
    [/machine assist/, 'No machine assists:'],
    [/agentic capability/, 'No agent may act:'],
    [/knowledge/, 'Nobody knows:'],
    [/symbiosis/, 'Nobody works together:'],
    [/Tempesta Checksum/, 'No record is intact:'],
    [/longevity index/, 'No principle is met:'],
  ])('at zero %s takes the output with it and says what that means', (term, sentence) => {
    turn(term, '0');
    expect(output()).toBe('ΩLL^Sym = 0.00');
    expect(screen.getByText((text) => text.startsWith(sentence))).toBeTruthy();
  });

  test('name a second zero beside the first', () => {
    turn(/human confirmation/, '0');
    turn(/knowledge/, '0');
    expect(screen.getByText(/^Nobody confirms: .* Also at zero: knowledge\.$/)).toBeTruthy();
  });

  test('take a preset from full and not from what was turned before', () => {
    turn(/knowledge/, '0.3');
    fireEvent.click(screen.getByRole('button', { name: 'Access cut off' }));
    expect(screen.getByRole('slider', { name: /access/ }).getAttribute('aria-valuetext')).toBe('0, nothing');
    expect(screen.getByRole('slider', { name: /knowledge/ }).getAttribute('aria-valuetext')).toBe('1, in full');
  });

  test('keep less than a half with every term at nine tenths', () => {
    fireEvent.click(screen.getByRole('button', { name: 'All at nine tenths' }));
    expect(output()).toBe('ΩLL^Sym = 0.43');
    expect(screen.getByText(/^Every term is at 0\.90\. Multiplied together, they give 0\.43/)).toBeTruthy();
  });

  test('go back to full', () => {
    turn(/access/, '0');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(output()).toBe('ΩLL^Sym = 1.00');
  });

  test('say the result once it rests, and nothing before anything was turned', () => {
    rest();
    expect(screen.getByRole('status').textContent).toBe('');
    turn(/access/, '0.6');
    turn(/access/, '0.5');
    expect(screen.getByRole('status').textContent).toBe('');
    rest();
    expect(screen.getByRole('status').textContent).toMatch(/^Omega 0\.50\. The weakest term is access, at 0\.50\./);
  });

  test('turn the enlarged diagram and the page together', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge the diagram' }));
    const dialog = screen.getByRole('dialog', { name: 'Four rings around the λ13 triangle' });
    fireEvent.change(within(dialog).getByRole('slider', { name: /access/ }), { target: { value: '0.4' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close the diagram' }));
    expect(screen.getByRole('slider', { name: /access/ }).getAttribute('aria-valuetext')).toBe('0.40 of 1');
  });
});

describe('the drawing', () => {
  const drawnArrows = () =>
    [...document.querySelectorAll('svg[role="img"] path')]
      .map((path) => path.getAttribute('d'))
      .filter((way) => way?.startsWith('M0 -46V'));

  test.each([
    [/access/, 'M0 -46V-145M-15 -145H15'],
    [/knowledge/, 'M0 -46V-105M-15 -105H15'],
    [/agentic capability/, 'M0 -46V-69M-15 -69H15'],
    [/symbiosis/, 'M0 -46V-50M-15 -50H15'],
    [/human confirmation/, 'M0 -46V-46M-15 -46H15'],
  ])('holds the output up at the ring of %s when that is zero', (term, arrow) => {
    render(<CivicModel parts={lazySymbiosisParts} />);
    expect(drawnArrows()).not.toContain(arrow);
    turn(term, '0');
    expect(drawnArrows()).toContain(arrow);
  });

  test('holds it up at the first of two zeros on its way', () => {
    render(<CivicModel parts={lazySymbiosisParts} />);
    turn(/access/, '0');
    turn(/agentic capability/, '0');
    expect(drawnArrows()).toContain('M0 -46V-69M-15 -69H15');
  });
});

test('without its late parts the model shows the whole diagram and no slider', () => {
  render(<CivicModel parts={null} />);
  expect(screen.getByRole('img', { name: 'Four rings around the λ13 triangle' })).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a failed load is said in words', () => {
  render(<CivicModel parts="failed" />);
  expect(screen.getByText(/^The sliders here need JavaScript, which did not load\./)).toBeTruthy();
});
