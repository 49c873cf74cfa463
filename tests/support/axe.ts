import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe with all its rules, the good practices included, on the whole page or on what a selector names. Gives one line for each
 * element that breaks one.
 */
export async function findAxeViolations(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.html.slice(0, 160)}`),
  );
}
