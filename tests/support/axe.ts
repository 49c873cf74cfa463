import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Keeps the data transferred and parsed per page to half. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe with all its rules, including best practices, on the whole page or a selector. Returns one line per
 * violating element. Only violations are transferred: passing elements are about a thousand, and took ten times as
 * long.
 */
export function findAxeViolations(page: Page, within?: string): Promise<string[]> {
  return runAxe(page, {}, within);
}

/** The violations of the rules that read colours: all that another colour scheme can add. */
export function findColourViolations(page: Page, within?: string): Promise<string[]> {
  return runAxe(page, { runOnly: ['color-contrast', 'link-in-text-block'] }, within);
}

async function runAxe(page: Page, rules: { readonly runOnly?: string[] }, within = 'html'): Promise<string[]> {
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
