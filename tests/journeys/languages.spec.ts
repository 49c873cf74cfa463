import type { Page } from '@playwright/test';
import { languages, mainPages, translations } from '../../web/languages/languages.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';
import { visitWithServiceWorker } from './offline-steps.ts';

/** Returns the texts that overflow the window or an element that clips its content. */
function overflowingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.dataset.laidOut = 'all';
    const width = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > width ? ['the page is wider than the window'] : [];
    const isRead = (element: Element) =>
      element.closest('script, style, noscript, .visually-hidden, svg') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const isCutOff = (node: Node, parent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { overflowX, clipPath } = getComputedStyle(parent);
      const isClipped = overflowX === 'hidden' && clipPath === 'none' && parent.scrollWidth > parent.clientWidth + 1;
      return isClipped || [...range.getClientRects()].some(({ left, right }) => left < -1 || right > width + 1);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent !== null && isRead(parent) && isCutOff(node, parent)) found.push(node.textContent?.trim() ?? '');
    }
    return found;
  });
}

test.describe('on a narrow telephone', () => {
  test.use({ viewport: { width: 320, height: 640 }, timezoneId: 'Europe/Zurich' });

  test('each language has its direction, uses the same code, and no word is cut off', async ({ page }) => {
    for (const { tag, direction } of translations) {
      for (const path of ['/cpr', '/emergency-numbers']) {
        await page.goto(`/${tag}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
        // The link to the emergency number appears only after hydration, when a script has read the browser's time
        // zone.
        await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
        await expect(page.locator(`footer a[href="/${tag}/aed"]`)).toHaveCount(1);
        expect(await overflowingTexts(page), `${tag}${path}`).toEqual([]);
      }
    }
  });

  test('home is complete in Arabic, from its menu to the AED search, even where its code loads late', async ({
    page,
  }) => {
    await page.goto('/ar#map');
    await expect(page.locator('footer a[href="/ar#map"]')).toHaveCount(1);
    // On a narrow screen the dials appear only in the enlarged diagram.
    await page.locator('#symbiosis figure').getByRole('button').click();
    await expect(page.getByRole('slider', { name: 'الوصول' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'ابحث عن أقرب AED' }).click();
    await expect(page.locator('#aed-locator').getByRole('article').first()).toContainText('بيانات نموذجية');
  });
});

test('the language chooser works without JavaScript and links every language to every other', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/cpr');
  await page.locator('summary', { hasText: 'Language' }).click();
  const chooser = page.getByRole('navigation', { name: 'Language' });
  await expect(chooser.getByRole('link')).toHaveText(languages.map(({ name }) => name));
  await chooser.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/cpr$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإنعاش القلبي الرئوي: الضغط على الصدر');
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(languages.length + 1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ar\/cpr$/);
  await context.close();
});

test.describe('a reader of Arabic who forgot the password', () => {
  test.use({ allowedAnswer: /^400 for .*\/auth\/v1\/token/ });

  test('gets the email in Arabic, and stays in Arabic until the new password is set', async ({ page }) => {
    await page.goto('/ar/sign-in');
    await page.getByLabel('عنوان البريد الإلكتروني').fill('nobody@example.org');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('three geese over the lake');
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page.getByRole('alert')).toContainText('عنوان البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    expect(await overflowingTexts(page)).toEqual([]);
    await page.getByRole('link', { name: 'هل نسيت كلمة المرور؟' }).click();
    await expect(page).toHaveURL(/\/ar\/sign-in\/forgotten$/);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'المبادئ' })).toHaveAttribute(
      'hreflang',
      'en',
    );
  });
});

test.describe('a browser that prefers Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('is offered Polish once, is not redirected, and keeps the answer', async ({ page }) => {
    await page.goto('/cpr');
    const offer = page.getByRole('link', { name: 'Ta strona po polsku' });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(/\/cpr$/);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('[data-language-suggestion] button').click();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
});

test.describe('in Arabic, in Switzerland', () => {
  test.use({
    locale: 'ar',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 390, height: 664 },
    serviceWorkers: 'allow',
  });

  test('the number and the beat work offline, and a missing page says so', async ({ page, context }) => {
    // The service worker loads the translations after the pages. They are delayed here, so that the network can fail
    // before they arrive.
    await context.route(/\/assets\/words-/, async (route) => {
      if (route.request().serviceWorker() !== null) await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await visitWithServiceWorker(page, '/ar/cpr');
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pages-seen')).keys()).length))
      .toBe(mainPages.length + 1);
    await context.setOffline(true);
    await page.goto('/ar/emergency-numbers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أرقام الطوارئ');
    await page.goto('/ar/cpr');
    await expect(page.getByRole('link', { name: '144' })).toBeVisible();
    await page.getByRole('button', { name: 'ابدأ الإيقاع' }).click();
    await expect(page.getByText('الإيقاع يعمل: 110 في الدقيقة.')).toHaveCount(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'أوقف الإيقاع' }).click();
    await page.goto('/ar/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أنت غير متصل');
  });
});
