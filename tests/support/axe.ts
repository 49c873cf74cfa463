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
export async function findAxeViolations(page: Page, within = 'html'): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(selector, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.html.slice(0, 160)}`),
    );
  }, within);
}

/** The same in light and dark colours, each line with the schemes in which it was found. The page stays dark. */
export async function findAxeViolationsLightAndDark(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findAxeViolations(page, within)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
