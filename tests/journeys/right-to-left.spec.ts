import type { Page } from '@playwright/test';
import type { aedLocatorText } from '../../web/features/aed-locator/messages/locator-text.ts';
import type { visitorPlaceText } from '../../web/features/aed-locator/messages/registry-text.ts';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { screenTownFountain } from '../support/towns/screen-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { translatedTextsOf } from '../support/translated-texts.ts';
import { setDeviceClock } from './device-clock.ts';

test.use({ viewport: { width: 390, height: 844 } });

const sundayNight = '2026-11-22T02:00:00Z';
const { longitude, latitude } = screenTownFountain;

/** The AED is accessible on a single day more than a week ahead, so the page shows that day as an ISO 8601 date. */
const tags = { access: 'yes', name: 'Town Hall', opening_hours: 'Dec 01 08:00-18:00' };

let registry: SmallRegistry;

test.beforeAll(async () => {
  registry = await writeSmallRegistry([{ id: 1, longitude, latitude: latitude + 0.0004, tags }]);
});

/** Returns the left edges of these parts of a line of text, in pixels from the left of the window. */
function leftOf(page: Page, line: string, pieces: readonly string[]): Promise<number[]> {
  return page.evaluate(
    ([text, parts]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const start = node.textContent?.indexOf(text) ?? -1;
        if (start < 0 || node.parentElement?.checkVisibility() !== true) continue;
        return parts.map((part) => {
          const range = document.createRange();
          const from = start + text.indexOf(part);
          range.setStart(node, from);
          range.setEnd(node, from + part.length);
          return range.getBoundingClientRect().left;
        });
      }
      throw new Error(`'${text}' is not on the screen.`);
    },
    [line, pieces] as const,
  );
}

async function expectFromLeft(page: Page, line: string, pieces: readonly string[]) {
  await expect(async () => {
    const left = await leftOf(page, line, pieces);
    expect(left, line).toEqual(left.toSorted((one, other) => one - other));
  }).toPass();
}

for (const tag of ['ar', 'fa', 'he']) {
  const texts = translatedTextsOf<{ aedLocatorText: typeof aedLocatorText; visitorPlaceText: typeof visitorPlaceText }>(
    tag,
  );
  const { find } = texts.aedLocatorText;
  const place = texts.visitorPlaceText;
  test(`coordinates and days keep their order in ${tag}`, async ({ page, context }) => {
    await publishRegistry(context, registry);
    await setDeviceClock(page, sundayNight, sundayNight);
    await grantPosition(page, screenTownFountain);
    await page.goto(`/${tag}/aed`);
    await page.getByRole('button', { name: find }).click();
    await expect(page.locator('#aed-locator').getByRole('article', { name: 'Town Hall' })).toBeVisible();
    await expectFromLeft(page, '2026-12-01', ['2026', '12', '01']);
    await page.getByText(place.elsewhere, { exact: true }).click();
    await page.getByRole('combobox', { name: place.label }).fill('8001');
    await expect(page.getByText('47.3769').first()).toBeVisible();
    await expectFromLeft(page, '47.3769, 8.5417', ['47.3769', '8.5417']);
  });
}
