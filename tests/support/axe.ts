import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Half the text to hand over and to read, for each page that is looked at. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe with all its rules, the good practices included, on the whole page or on what a selector names. Gives one line for each
 * element that breaks one. Only these leave the page: what keeps the rules is some thousand elements, and took ten times as long to tell.
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

/** The same in light colours and in dark, each line with the colours it was found in. The page stays dark. */
export async function findAxeViolationsLightAndDark(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findAxeViolations(page, within)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
