// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LongevityIndexCalculator } from './longevity-index-calculator.tsx';

beforeEach(() => {
  render(<LongevityIndexCalculator />);
});
afterEach(cleanup);

const setScore = (principle: string, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name: principle }), { target: { value } });
const setWeight = (principle: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: `Weight of ${principle}` }), { target: { value } });
const choosePlace = (id: string) => fireEvent.change(screen.getByLabelText('Place'), { target: { value: id } });

describe('the nine sliders', () => {
  test('start at 0.80 with equal weights, so the index is 0.80', () => {
    expect(screen.getAllByRole('slider')).toHaveLength(9);
    expect(screen.getByRole('img', { name: 'Nine columns fill 0.80 of their frame.' })).toBeTruthy();
    expect(screen.getByText(/^Every principle counts the same/)).toBeTruthy();
  });

  test("change the index by a ninth of a score's change", () => {
    setScore('Clear air', '0.35');
    // The expected index is (8 × 0.8 + 0.35) ⁄ 9 = 0.75.
    expect(screen.getByRole('img', { name: 'Nine columns fill 0.75 of their frame.' })).toBeTruthy();
  });

  test('count for more under a weight, which is scaled so that the sum stays nine', () => {
    setScore('Clear air', '0');
    setWeight('Clear air', '2');
    // The expected index is 8 × 0.9 × 0.8 ⁄ 9 = 0.64. With equal weights it would be 6.4 ⁄ 9 = 0.711.
    expect(screen.getByRole('img', { name: 'Nine columns fill 0.64 of their frame.' })).toBeTruthy();
    expect(screen.getByText(/^With equal weights it would be 0\.711\./)).toBeTruthy();
  });

  test('give no index when no principle counts, and say what to do', () => {
    for (const weight of screen.getAllByRole('combobox', { name: /^Weight of/ })) {
      fireEvent.change(weight, { target: { value: '0' } });
    }
    expect(screen.getByText(/^No principle counts, so there is no index\. Give at least one/)).toBeTruthy();
  });

  test('reset to the start, weights included', () => {
    setScore('Clear air', '0');
    setWeight('Care in reach', '3');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('img', { name: 'Nine columns fill 0.80 of their frame.' })).toBeTruthy();
    expect(screen.getByText(/^Every principle counts the same/)).toBeTruthy();
  });
});

describe('the breakdown of a place', () => {
  test('shows no scores for it, only its total and two of the many ways to reach it', () => {
    choosePlace('monaco');
    expect(
      screen.getByText(/^Monaco has 0\.95 on the map, with no known method\..* were never published/),
    ).toBeTruthy();
    expect(screen.getByText('an average of 0.95 over the nine principles, however they are spread')).toBeTruthy();
    expect(screen.getByText('eight at 1, and the ninth as low as 0.55')).toBeTruthy();
    expect(screen.getByText(/^Both give the same index/)).toBeTruthy();
  });

  test('is called an estimate when the editors estimated the total', () => {
    choosePlace('madrid');
    expect(screen.getByText(/estimated it from life expectancy; there are no nine scores behind it/)).toBeTruthy();
  });

  test('can have as little as zero in one principle at 0.80', () => {
    choosePlace('reunion');
    expect(screen.getByText('seven at 1, one at 0.20, and one at 0')).toBeTruthy();
  });

  test('leaves no choice at 1', () => {
    choosePlace('albert-lea');
    expect(screen.getByText('all nine at 1, and nothing else')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set the uneven nine' })).toBeNull();
  });

  test('sets the sliders in either way, and both give its index', () => {
    choosePlace('monaco');
    setWeight('Clear air', '3');
    fireEvent.click(screen.getByRole('button', { name: 'Set the uneven nine' }));
    expect(screen.getByRole('slider', { name: 'Lifelong learning' }).getAttribute('aria-valuetext')).toBe('0.55 of 1');
    expect(screen.getByRole('img', { name: 'Nine columns fill 0.95 of their frame.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Set all nine to 0.95' }));
    expect(screen.getByRole('slider', { name: 'Walked ground' }).getAttribute('aria-valuetext')).toBe('0.95 of 1');
    expect(screen.getByRole('img', { name: 'Nine columns fill 0.95 of their frame.' })).toBeTruthy();
  });
});
