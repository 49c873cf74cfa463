import { publicPaths } from '../../web/every-path.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('without a browser', () => {
  for (const path of publicPaths) {
    test(`${path} answers with its heading in the HTML`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      const headings = (await response.text()).match(/<h1\b[^>]*>[\s\S]*?<\/h1>/g) ?? [];
      expect(headings).toHaveLength(1);
      expect(headings[0]?.replace(/<[^>]*>/g, '').trim()).not.toBe('');
    });
  }

  for (const path of publicPaths) {
    test(`${path} names itself as its canonical address`, async ({ request }) => {
      const [, address] = (await (await request.get(path)).text()).match(/<link rel="canonical" href="([^"]*)"/) ?? [];
      expect(address).toBe(`https://symbiotics.one${path}`);
    });
  }

  test('there are 51 places among the pages', () => {
    expect(publicPaths.filter((path) => path.startsWith('/bluezones/'))).toHaveLength(51);
  });

  test('the player answers', async ({ request }) => {
    expect((await request.get('/player')).status()).toBe(200);
  });

  for (const path of ['/nowhere', '/bluezones/nowhere', '/bluezones/okinawa/deeper', '/404', '/assets/nothing.js']) {
    test(`${path} answers 404 with the not-found page`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(await response.text()).not.toContain('<script');
    });
  }

  test('the sitemap lists every public page and no other', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(String(match[1])).pathname);
    expect(listed).toEqual([...publicPaths]);
    expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  });
});

for (const path of ['/nowhere', '/bluezones/nowhere']) {
  test(`${path} shows the not-found page, not an application error`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
}

test('a page starts under its content security policy, and takes the visitor on without a reload', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.evaluate(() => Object.assign(window, { hasStayed: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Methodology' }).first().click();
  await expect(page).toHaveURL(/\/methodology$/);
  expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
});

test.describe('an intruder', () => {
  test.use({ allowedConsole: [/violates the following Content Security Policy directive/] });

  test('that writes a script into the page is refused', async ({ page }) => {
    await page.goto('/');
    const refusal = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.hasIntruded = true';
      document.body.append(script);
    });
    await refusal;
    expect(await page.evaluate(() => 'hasIntruded' in window)).toBe(false);
  });
});
