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

  test('exist for each adjustable term, labelled by sign and word, all at full', () => {
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

  test('multiply: two halves give a quarter, and the sentence names the weakest', () => {
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
  ])('with %s at zero give a zero output, and say what that means', (term, sentence) => {
    turn(term, '0');
    expect(output()).toBe('ΩLL^Sym = 0.00');
    expect(screen.getByText((text) => text.startsWith(sentence))).toBeTruthy();
  });

  test('name a second zero beside the first', () => {
    turn(/human confirmation/, '0');
    turn(/knowledge/, '0');
    expect(screen.getByText(/^Nobody confirms: .* Also at zero: knowledge\.$/)).toBeTruthy();
  });

  test('apply a preset to the full values, not to earlier changes', () => {
    turn(/knowledge/, '0.3');
    fireEvent.click(screen.getByRole('button', { name: 'Access cut off' }));
    expect(screen.getByRole('slider', { name: /access/ }).getAttribute('aria-valuetext')).toBe('0, nothing');
    expect(screen.getByRole('slider', { name: /knowledge/ }).getAttribute('aria-valuetext')).toBe('1, in full');
  });

  test('give less than a half with every term at nine tenths', () => {
    fireEvent.click(screen.getByRole('button', { name: 'All at nine tenths' }));
    expect(output()).toBe('ΩLL^Sym = 0.43');
    expect(screen.getByText(/^Every term is at 0\.90\. Multiplied together, they give 0\.43/)).toBeTruthy();
  });

  test('reset to full', () => {
    turn(/access/, '0');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(output()).toBe('ΩLL^Sym = 1.00');
  });

  test('announce the result once they rest, and nothing before the first change', () => {
    rest();
    expect(screen.getByRole('status').textContent).toBe('');
    turn(/access/, '0.6');
    turn(/access/, '0.5');
    expect(screen.getByRole('status').textContent).toBe('');
    rest();
    expect(screen.getByRole('status').textContent).toMatch(/^Omega 0\.50\. The weakest term is access, at 0\.50\./);
  });

  test('control the enlarged diagram and the page together', () => {
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
  ])('stops the output at the ring of %s when that is zero', (term, arrow) => {
    render(<CivicModel parts={lazySymbiosisParts} />);
    expect(drawnArrows()).not.toContain(arrow);
    turn(term, '0');
    expect(drawnArrows()).toContain(arrow);
  });

  test('stops it at the first of two zeros on its way', () => {
    render(<CivicModel parts={lazySymbiosisParts} />);
    turn(/access/, '0');
    turn(/agentic capability/, '0');
    expect(drawnArrows()).toContain('M0 -46V-69M-15 -69H15');
  });
});

test('before its sliders load the model shows the whole diagram and no slider', () => {
  render(<CivicModel parts={null} />);
  expect(screen.getByRole('img', { name: 'Four rings around the λ13 triangle' })).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('reports a failed load in words', () => {
  render(<CivicModel parts="failed" />);
  expect(screen.getByText(/^The sliders here need JavaScript, which did not load\./)).toBeTruthy();
});
