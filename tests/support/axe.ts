import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The minified version of axe is half as large, and every page loads it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs all rules of axe, including its best practices, on the page or on the element that a selector names. Returns one
 * line per element that violates a rule. Elements that pass are not returned, because transferring about a thousand of
 * them took ten times as long.
 */
export function findAxeViolations(page: Page, within?: string): Promise<string[]> {
  return runAxe(page, {}, within);
}

const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations of the rules that depend on colours. Only these rules can fail after a change of the colour
 * scheme.
 */
export function findColourViolations(page: Page, within?: string): Promise<string[]> {
  return runAxe(page, { runOnly: rulesOfColour }, within);
}

/**
 * Returns the violations of the rules that do not depend on colours. Only these rules can fail after a change of the
 * texts.
 */
export function findTextViolations(page: Page): Promise<string[]> {
  return runAxe(page, { rules: Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }])) });
}

/**
 * Waits until animations have ended, because they change colours and positions. Animations that never end, such as a
 * pulse, are ignored.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>;

async function runAxe(page: Page, rules: Rules, within = 'html'): Promise<string[]> {
  await waitForAnimations(page);
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

/**
 * Checks all rules in light colours, and then the rules that depend on colours in dark colours. The page stays in dark
 * colours.
 */
export async function findAxeViolationsLightAndDark(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await findAxeViolations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findColourViolations(page, within);
  return [...found, ...inDark.map((line) => `in dark colours: ${line}`)];
}
