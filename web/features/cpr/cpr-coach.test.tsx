// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { translatedTextsOf } from '../../../tests/support/translated-texts.ts';
import type { cprText } from './text.ts';

const { cprText: words } = translatedTextsOf<{ cprText: typeof cprText }>('ar');

afterEach(() => {
  document.documentElement.lang = 'en';
  globalThis.documentTexts = undefined;
});

test('marks a sentence with an outdated translation as English, and not those beside it', async () => {
  vi.resetModules();
  document.documentElement.lang = 'ar';
  const { told: _told, steps, ...others } = words;
  const [check, ...later] = steps;
  const stale = { ...others, steps: [{ ...check, words: undefined }, ...later] };
  globalThis.documentTexts = { cprText: stale, emergencyCallText: { all: 'x' } };
  const { CprCoach } = await import('./cpr-coach.tsx');
  render(<CprCoach />);
  const languageAt = (sentence: string) => screen.getByText(sentence, { exact: false }).closest('[lang]');
  for (const sentence of ['The emergency operator will guide you.', 'Not responding? Call now.'])
    expect(languageAt(sentence)?.getAttribute('lang'), sentence).toBe('en');
  expect(languageAt('Not responding? Call now.')?.getAttribute('dir')).toBe('ltr');
  for (const sentence of [check.title, later[1]?.words ?? ''])
    expect(languageAt(sentence)?.getAttribute('lang'), sentence).toBe('ar');
});
