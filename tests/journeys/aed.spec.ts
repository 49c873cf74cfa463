import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey-fixtures.ts';

const locator = (page: Page) => page.locator('#aed-locator');
const find = (page: Page) => locator(page).getByRole('button', { name: 'Find Nearest AED' });
const card = (page: Page, name: string) => locator(page).getByRole('article', { name });
const toasts = (page: Page) => page.getByTestId('toast');

/**
 * Opens the home page with a paused clock and waits until the search button is hydrated, because an earlier click would
 * have no effect.
 */
async function openHome(page: Page) {
  await page.clock.install({ time: '2025-06-01T08:00:00Z' });
  await page.goto('/');
  // The locator's code loads only when the locator is scrolled into view.
  await find(page).scrollIntoViewIfNeeded();
  await find(page).evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        const isHydrated = () => Object.keys(button).some((key) => key.startsWith('__reactProps'));
        const look = () => (isHydrated() ? resolve() : requestAnimationFrame(look));
        look();
      }),
  );
  await page.clock.pauseAt('2025-06-01T09:00:00Z');
}

async function searchFromHome(page: Page) {
  await openHome(page);
  await find(page).click();
  await page.clock.runFor(1500);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Got an element without a box, expected a visible one; wait for it first.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height, ...box };
}

test('the emergency notice links to the locator', async ({ page }) => {
  await openHome(page);
  await page.locator('#emergency-notice').getByRole('link', { name: 'Find an AED' }).click();
  await expect(page).toHaveURL(/\/aed$/);
  await expect(page.getByRole('heading', { level: 1, name: 'AED Locator' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeInViewport();
  await expect(find(page)).toBeInViewport();
});

test('the search is still running after 1.4 seconds and shows three AEDs after 1.5', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHome(page);
  await find(page).click();
  await page.clock.runFor(1400);
  await expect(locator(page).getByRole('button', { name: 'Locating AEDs...' })).toBeDisabled();
  await expect(locator(page).getByRole('article')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(locator(page).getByRole('article')).toHaveCount(3);
  await expect(find(page)).toBeEnabled();

  await test.step('announces the results and leaves the focus where it was', async () => {
    await expect(locator(page).getByRole('status')).toHaveText(
      '3 sample AEDs, nearest first: Central Station, Hall B, 0.3 km.',
    );
    await expect(find(page)).toBeFocused();
  });

  await test.step('shows the fields of the three cards, each marked as a sample', async () => {
    await expect(locator(page).getByRole('article').getByText(/ km$/)).toHaveText(['0.3 km', '0.7 km', '1.2 km']);
    await expect(locator(page).getByRole('article').getByText('Sample data')).toHaveCount(3);
    await expect(locator(page).getByText('24/7 Access')).toHaveCount(2);
    await expect(locator(page).getByText(/^Verified /)).toHaveText([
      'Verified 2 hours ago',
      'Verified yesterday',
      'Verified 3 days ago',
    ]);
  });

  await test.step('a drone that needs more than five minutes cannot be sent, and its card says so in the warning colour', async () => {
    const hall = card(page, 'Riverside Sports Hall');
    await expect(hall.getByRole('button', { name: 'Drone 6.2 min (>5min) simulation' })).toBeDisabled();
    await expect(hall.getByText('(>5min)')).toHaveCSS('color', 'rgb(138, 75, 0)');
    await expect(hall.getByRole('button', { name: 'Walk' })).toBeEnabled();
    await expect(hall.getByRole('button', { name: 'Drive' })).toBeEnabled();
    await expect(locator(page).getByText('(>5min)')).toHaveCount(1);
  });
});

test('a toast for each action lasts 5 seconds, waits for the pointer, and at most three are stacked', async ({
  page,
}) => {
  await searchFromHome(page);
  for (const { name, way, message } of [
    {
      name: 'Central Station, Hall B',
      way: 'Walk',
      message: [
        'Navigation dispatched!',
        'ETA: 4.0 minutes to Central Station, Hall B',
        'Sample data: nobody has been sent, and no maps app opens',
      ],
    },
    {
      name: 'Town Library, Foyer',
      way: 'Drive',
      message: [
        'Navigation dispatched!',
        'ETA: 3.0 minutes to Town Library, Foyer',
        'Sample data: nobody has been sent, and no maps app opens',
      ],
    },
    // Drones require an account, and this visitor has none.
    {
      name: 'Town Library, Foyer',
      way: 'Drone',
      message: ['Authentication required', 'Please sign in to dispatch drones'],
    },
  ]) {
    await test.step(way, async () => {
      await card(page, name).getByRole('button', { name: way }).click();
      await expect(toasts(page).getByRole('paragraph')).toHaveText(message);
      await page.clock.runFor(4900);
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.runFor(100);
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  await test.step('a toast stays while the pointer is on it and disappears once the pointer has left', async () => {
    await card(page, 'Central Station, Hall B').getByRole('button', { name: 'Walk' }).click();
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(2, 2);
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('many presses never stack more than three toasts', async () => {
    for (const name of ['Central Station, Hall B', 'Town Library, Foyer', 'Riverside Sports Hall']) {
      await card(page, name).getByRole('button', { name: 'Walk' }).click();
      await card(page, name).getByRole('button', { name: 'Drive' }).click();
    }
    await expect(toasts(page)).toHaveCount(3);
  });
});

test('the keyboard alone suffices to search, walk, reach the toast, which waits, close it and return', async ({
  page,
}) => {
  await openHome(page);
  await find(page).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1500);
  // The cards are loaded by a separate script. If Tab were pressed before they appear, the focus would skip them.
  await expect(locator(page).getByRole('article')).toHaveCount(3);
  await page.keyboard.press('Tab');
  const walk = card(page, 'Central Station, Hall B').getByRole('button', { name: 'Walk' });
  await expect(walk).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F8');
  await expect(toasts(page).getByRole('button', { name: 'Close notification' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(walk).toBeFocused();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every button of a card is at least 60 by 60 pixels, and no toast covers the button that opened it', async ({
    page,
  }) => {
    await searchFromHome(page);
    await expect(locator(page).getByRole('article')).toHaveCount(3);
    for (const button of await locator(page).getByRole('button').all()) {
      const { width, height } = await boxOf(button);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(60);
    }
    const walk = card(page, 'Town Library, Foyer').getByRole('button', { name: 'Walk' });
    for (const block of ['start', 'center', 'end'] as const) {
      await walk.evaluate((button, position) => button.scrollIntoView({ block: position, behavior: 'instant' }), block);
      await walk.click();
      await expect(async () => {
        const [pressed, message] = [await boxOf(walk), await boxOf(toasts(page))];
        expect(message.top >= pressed.bottom || message.bottom <= pressed.top, block).toBe(true);
        expect(message.bottom, block).toBeLessThanOrEqual(844);
        expect(message.top, block).toBeGreaterThanOrEqual(64);
      }).toPass();
      await page.clock.runFor(5000);
      await expect(toasts(page)).toHaveCount(0);
    }
  });
});
