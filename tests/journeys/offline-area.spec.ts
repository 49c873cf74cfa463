import { expect, grantPosition, positions, test } from '../support/journey-fixtures.ts';
import {
  type PlacedAed,
  publishRegistry,
  type SmallRegistry,
  writeSmallRegistry,
} from '../support/towns/small-registry.ts';
import { countDispatches, signInAs } from './account-steps.ts';
import { cachedUrlsOf, visitWithServiceWorker } from './offline-steps.ts';

test.use({ serviceWorkers: 'allow' });

/** Two invented AEDs in Madrid, and one on the other side of the world. */
const aeds: readonly PlacedAed[] = [
  { id: 1, longitude: -3.7045, latitude: 40.4172, tags: { name: 'Made-up Theatre', opening_hours: '24/7' } },
  { id: 2, longitude: -3.7001, latitude: 40.4201, tags: { name: 'Made-up Library', opening_hours: '24/7' } },
  { id: 3, longitude: 178.44, latitude: -18.14, tags: { name: 'Made-up Harbour', opening_hours: '24/7' } },
];

/** The descriptions are long, so that one changed name hardly changes the size of the file. */
const described = aeds.map(
  (aed): PlacedAed => ({
    ...aed,
    tags: { ...aed.tags, 'defibrillator:location': 'Through the second door on the left. '.repeat(10) },
  }),
);
const renamed = described.map(
  ({ tags, ...aed }): PlacedAed => ({
    ...aed,
    tags: { ...tags, name: tags.name?.replace('Library', 'Archive') ?? '' },
  }),
);

let registry: SmallRegistry;
let olderRegistry: SmallRegistry;
let newerRegistry: SmallRegistry;

test.beforeAll(async () => {
  registry = await writeSmallRegistry(aeds, 2);
  olderRegistry = await writeSmallRegistry(described, 2);
  newerRegistry = await writeSmallRegistry(renamed, 2, olderRegistry);
});

/** Lists the URLs that must be cached when a visitor has stored the area around Madrid. */
const cachedUrlsAround = ({ version }: SmallRegistry) => [
  `/aeds/1/0/0.json?v=${version}`,
  `/aeds/checksums/0/0/0.json?v=${version}`,
  '/aeds/index.json',
  '/kept-area-of-this-device',
];

test.beforeEach(async ({ page }) => {
  // With this setting, a link to directions opens the phone's own map app instead of a website.
  await page.addInitScript(() => localStorage.setItem('aed-maps', 'phone'));
  await grantPosition(page, positions.madrid);
});

const kept = 'Saved: 2 AEDs in 1 map square, on ';

test('a walk made offline in a saved area is logged once after reconnecting', async ({
  page,
  context,
  administratorPassword,
}) => {
  const published = await publishRegistry(context, registry);
  await visitWithServiceWorker(page, '/sign-in');
  await signInAs(page, 'admin@localhost', administratorPassword);
  const before = await countDispatches(page, 'Made-up Theatre', administratorPassword);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(page.getByText('2 AEDs within a little over 25 km: about 10 kB.')).toBeVisible();
  await page.getByRole('button', { name: 'Save this area offline' }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await expect.poll(() => cachedUrlsOf(page, 'aeds-kept')).toEqual(cachedUrlsAround(registry));
  await expect.poll(() => cachedUrlsOf(page, 'aeds-seen')).toEqual([]);

  await context.setOffline(true);
  published.isReachable = false;
  await page.reload();
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const theatre = page.getByRole('article', { name: 'Made-up Theatre' });
  await theatre.getByRole('button', { name: /^Walk/ }).click();
  await expect(page.getByText('Navigation dispatched!')).toBeVisible();
  await expect(page.getByText('1 dispatch is not logged yet.')).toBeVisible();

  await context.setOffline(false);
  published.isReachable = true;
  await expect(page.getByText('1 waiting dispatch is now logged.')).toBeVisible();
  await page.goto('/');
  const rows = page.locator('#administration').getByRole('row').filter({ hasText: 'Made-up Theatre' });
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.first()).toContainText('sent later');
});

test('a saved area updates to a newer registry by itself, and shows the changes offline', async ({ page, context }) => {
  const published = await publishRegistry(context, olderRegistry);
  await visitWithServiceWorker(page, '/aed');
  const find = page.getByRole('button', { name: 'Find Nearest AED' });
  await find.click();
  await page.getByRole('button', { name: 'Save this area offline' }).click();
  await expect(page.getByText(kept)).toBeVisible();

  const askedBefore = published.asked.length;
  published.folder = newerRegistry.folder;
  await page.reload();
  await find.click();
  await expect(page.getByText(kept)).toBeVisible();
  const base = `/aeds/1/0/0.json?v=${olderRegistry.version}`;
  const changes = `/aeds/changes/0/0/0.json?v=${newerRegistry.version}`;
  const checksums = `/aeds/checksums/0/0/0.json?v=${newerRegistry.version}`;
  await expect
    .poll(() => cachedUrlsOf(page, 'aeds-kept'))
    .toEqual([base, changes, checksums, '/aeds/index.json', '/kept-area-of-this-device']);
  // The older registry's list of checksums must no longer be cached.
  await expect
    .poll(() => cachedUrlsOf(page, 'aeds-seen'))
    .not.toContain(`/aeds/checksums/0/0/0.json?v=${olderRegistry.version}`);
  expect(published.asked.slice(askedBefore)).not.toContain(base);
  // The device requested only whole cells of the registry, which do not reveal the visitor's exact position.
  expect(new Set(published.asked.map((address) => address.replace(/\?v=.*/, '')))).toEqual(
    new Set(['/aeds/index.json', '/aeds/1/0/0.json', '/aeds/changes/0/0/0.json', '/aeds/checksums/0/0/0.json']),
  );
  published.isReachable = false;
  await page.reload();
  await find.click();
  await expect(page.getByRole('article', { name: 'Made-up Archive' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Save this area offline' })).toBeVisible();
  await expect.poll(() => cachedUrlsOf(page, 'aeds-kept')).toEqual([]);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', timezoneId: 'Europe/Madrid', viewport: { width: 390, height: 664 }, hasTouch: true });

  test('offline shows whom to call, the AED of the saved area, its report, the beat and the pads', async ({
    page,
    context,
  }) => {
    await publishRegistry(context, registry);
    await visitWithServiceWorker(page, '/ar/aed');
    await page.getByRole('button', { name: 'ابحث عن أقرب AED' }).click();
    await page.getByRole('button', { name: 'احفظ هذه المنطقة للاستعمال بلا إنترنت' }).click();
    await expect(page.getByText(/^حُفظ: /)).toBeVisible();
    // Besides the page, the scripts with its translations must be cached.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const kept = await (await caches.match('/ar/aed'))?.text();
          const names = new Set(kept?.match(/\/assets\/words-[\w.-]+\.js/g));
          const answers = await Promise.all([...names].map((name) => caches.match(name)));
          return answers.filter((answer) => answer !== undefined).length;
        }),
      )
      .toBe(6);
    await context.setOffline(true);
    await page.goto('/ar/aed');
    await expect(page.getByRole('link', { name: 'اتصل بالرقم 112' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'ابحث عن أقرب AED' }).click();
    await expect(page.getByRole('heading', { name: 'أرسل من يُحضر هذا أولًا' })).toBeFocused();
    await expect(page.getByRole('article').first()).toContainText('متاح الآن، على مدار الساعة');
    await expect(page.getByRole('status').filter({ hasText: 'جهازا AED، الأفضل أولًا' })).toHaveCount(1);
    await page.getByRole('button', { name: 'هل من خطأ؟' }).first().tap();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'ماذا رأيت؟' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'ابدأ إيقاع الضغط على الصدر' }).tap();
    await expect(page.getByRole('dialog')).toContainText('الإيقاع يعمل: 110 في الدقيقة.');
    await page.getByText('عند وصول جهاز AED').tap();
    await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'ألصق اللصاقتين' })).toBeVisible();
  });
});
