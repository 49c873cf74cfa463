import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { publishStreets } from '../support/towns/publish-streets.ts';
import { createAedAt, geolocationAt } from '../support/towns/river-town.ts';
import { publishRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import type { TestTown } from '../support/towns/town-streets.ts';

test.use({ viewport: { width: 390, height: 844 } });

const street = { class: 'residential', foot: 'yes', car: 'yes' } as const;

/** An island with one road, and a harbour town across the water. No bridge leads there. */
const island: TestTown = {
  roads: [
    { road: { ...street, name: 'Island Road' }, at: [[-1500, 0], [1500, 0]] },
    { road: { ...street, name: 'Harbour Street' }, at: [[-900, 600], [900, 600]] },
  ],
  obstacles: [[[-3000, 80], [3000, 80]]],
}; // biome-ignore format: a town in lines

const aeds = [
  createAedAt(1, 'Harbour Office', 20, 610),
  createAedAt(2, 'Town Hall', 500, 610),
  createAedAt(3, 'Far Station', 800, 590),
];

test('on an island without an AED, those across the water are not said to be within walking distance', async ({
  page,
}) => {
  await grantPosition(page, geolocationAt(0, 5));
  await publishRegistry(page.context(), await writeSmallRegistry(aeds));
  await publishStreets(page.context(), island);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const locator = page.locator('#aed-locator');
  const spoken = locator.getByRole('status').first();
  await expect(spoken).toContainText('No AED is listed within walking distance.');
  await expect(spoken).toContainText('The nearest in a straight line: Harbour Office, 610 m');
  await expect(spoken).not.toContainText('nearer along the streets');
  await page.getByRole('button', { name: 'Show these 3 anyway' }).click();
  const names = locator.getByRole('article').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Harbour Office', 'Town Hall', 'Far Station']);
  await expect(locator.getByRole('button', { name: /^Walk at least 30.0 min/ })).toHaveCount(3);
});
