import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The minified version halves the data transferred and parsed per page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe with all its rules, including best practices, on the whole page or a selector. Returns one line per
 * violating element. Only violations are transferred: passing elements are about a thousand, and took ten times as
 * long.
 */
export function findAxeViolations(page: Page, within?: string): Promise<string[]> {
  return runAxe(page, {}, within);
}

const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Violations of the rules that depend on colours: the only ones that another colour scheme can add. */
export function findColourViolations(page: Page, within?: string): Promise<string[]> {
  return runAxe(page, { runOnly: rulesOfColour }, within);
}

/** Violations of all other rules: the only ones that other texts in the same elements can add. */
export function findTextViolations(page: Page): Promise<string[]> {
  return runAxe(page, { rules: Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }])) });
}

/**
 * Waits until animations have ended, because colours and positions change meanwhile. Endless animations, such as a
 * pulse, are ignored.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>;

async function runAxe(page: Page, rules: Rules, within = 'html'): Promise<string[]> {
  await untilStill(page);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  return page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(selector, { resultTypes: ['violations'], ...options });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.html.slice(0, 160)}`),
      );
    },
    [within, rules] as const,
  );
}

/** Every rule in light colours, and those that read colours in dark ones. The page stays dark. */
export async function findAxeViolationsLightAndDark(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await findAxeViolations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findColourViolations(page, within);
  return [...found, ...inDark.map((line) => `in dark colours: ${line}`)];
}
