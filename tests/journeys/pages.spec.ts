import { publicPaths, translatedPublicPaths } from '../../web/prerender-paths.ts';
import { expect, test, waitUntilLaidOut } from '../support/journey-fixtures.ts';

test.describe('over plain HTTP', () => {
  test('every public page has its heading in the HTML, and names itself as its canonical address', async ({
    request,
  }) => {
    for (const path of publicPaths) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(200);
      expect.soft(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
      const html = await response.text();
      const headings = html.match(/<h1\b[^>]*>[\s\S]*?<\/h1>/g) ?? [];
      expect.soft(headings, path).toHaveLength(1);
      expect.soft(headings[0]?.replace(/<[^>]*>/g, '').trim(), path).not.toBe('');
      const [, address] = html.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
      expect.soft(address, path).toBe(`https://symbiotics.one${path}`);
    }
  });

  const placePaths = publicPaths.filter((path) => path.startsWith('/bluezones/'));
  const grades =
    /Official statistics|Published study|Programme-reported|Original list|Editorial judgement|General knowledge/;
  const partOf = (html: string, id: string) =>
    html.match(new RegExp(`<section[^>]*aria-labelledby="${id}"[\\s\\S]*?</section>`))?.[0] ?? '';

  test('every place grades its figures and links to similar places', async ({ request }) => {
    for (const path of placePaths) {
      const html = await (await request.get(path)).text();
      const alike = [...partOf(html, 'similar').matchAll(/href="(\/bluezones\/[^"]*)"/g)].map((match) => match[1]);
      expect.soft(alike.length, path).toBeGreaterThanOrEqual(3);
      expect.soft(alike.length, path).toBeLessThanOrEqual(4);
      expect.soft(new Set([path, ...alike]).size, path).toBe(alike.length + 1);
      for (const link of alike) expect.soft(placePaths, path).toContain(link);
      // Oʻahu’s programme is only planned, so its page shows a single score.
      if (path === '/bluezones/oahu-honolulu') continue;
      const rows = partOf(html, 'evidence').match(/<tr data-evidence[\s\S]*?<\/tr>/g) ?? [];
      expect.soft(rows.length, path).toBeGreaterThanOrEqual(4);
      for (const row of rows) expect.soft(row, path).toMatch(grades);
      expect.soft(partOf(html, 'whereabouts'), path).toMatch(/<img[^>]*alt="A globe that shows /);
      expect.soft(partOf(html, 'life-line'), path).toContain('<svg');
      expect.soft(html, path).not.toContain(' style="');
    }
  });

  test('the links to the next place lead through all places and back, and so do those to the previous', async ({
    request,
  }) => {
    for (const direction of ['next', 'prev']) {
      const seen: string[] = [];
      let path = '/bluezones/okinawa';
      do {
        seen.push(path);
        const [anchor] =
          (await (await request.get(path)).text()).match(new RegExp(`<a[^>]*rel="${direction}"[^>]*>`)) ?? [];
        path = anchor?.match(/href="([^"]*)"/)?.[1] ?? 'nowhere';
      } while (!seen.includes(path) && path !== 'nowhere');
      expect(path).toBe('/bluezones/okinawa');
      expect(seen.toSorted()).toEqual(placePaths.toSorted());
    }
  });

  test('the player answers', async ({ request }) => {
    expect((await request.get('/player')).status()).toBe(200);
  });

  test('an unknown address answers 404 with the not-found page', async ({ request }) => {
    for (const path of ['/nowhere', '/bluezones/nowhere', '/bluezones/okinawa/deeper', '/404', '/assets/nothing.js']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(404);
      expect.soft(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
      expect.soft(await response.text(), path).not.toContain('<script');
    }
  });

  test('the sitemap lists every public page and no other', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(String(match[1])).pathname);
    expect(listed).toEqual([...publicPaths, ...translatedPublicPaths]);
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

test('no label on a plate covers the place it names, on a telephone, a tablet and a desktop', async ({ page }) => {
  for (const slug of ['french-polynesia', 'reunion', 'andorra', 'south-korea', 'upper-napa-valley', 'uae']) {
    await page.goto(`/bluezones/${slug}`);
    const plate = page.locator('header img[fetchpriority="high"]');
    const drawing = await (await page.request.get(String(await plate.getAttribute('src')))).text();
    const [, x, y] = drawing.match(/class="dot" cx="([\d.]+)" cy="([\d.]+)"/) ?? [];
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const frame = await plate.boundingBox();
      const card = await page.locator('header h1').locator('..').boundingBox();
      if (frame === null || card === null) throw new Error(`Got no plate or no cartouche of ${slug}`);
      const scale = Math.max(frame.width / 1600, frame.height / 640);
      const at = {
        x: frame.x + frame.width / 2 + (Number(x) - 800) * scale,
        y: frame.y + frame.height / 2 + (Number(y) - 320) * scale,
      };
      const isBeside = at.x < card.x - 16 || at.x > card.x + card.width + 16 || at.y < card.y - 16;
      expect.soft(isBeside, `${slug}, ${width} pixels wide`).toBe(true);
    }
  }
});

for (const [colorScheme, sea] of [
  ['light', '219,231,228'],
  ['dark', '13,31,43'],
] as const) {
  test(`a plate and its locator use the ${colorScheme} colours, each fetched once`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.emulateMedia({ colorScheme });
    await page.goto('/bluezones/okinawa');
    const drawings = page.locator('img[src*="/assets/okinawa-"]');
    await expect(drawings).toHaveCount(2);
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveJSProperty('complete', true);
    }
    // The corner of Okinawa's picture shows open sea.
    const corner = await drawings.first().evaluate((image: HTMLImageElement) => {
      const pen = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
      pen?.drawImage(image, 0, 0);
      return pen?.getImageData(2, 2, 1, 1).data.slice(0, 3).join(',');
    });
    expect(corner).toBe(sea);
    expect(fetched.filter((path) => path.startsWith('/assets/okinawa-'))).toHaveLength(2);
  });
}

test('a page starts under its content security policy, and navigates without a reload', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.evaluate(() => Object.assign(window, { hasStayed: true }));
  // If a link is clicked before hydration, the browser follows it and loads the next page from the server.
  await waitUntilLaidOut(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Methodology' }).first().click();
  await expect(page).toHaveURL(/\/methodology$/);
  expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
});

test.describe('an intruder', () => {
  test.use({ allowedConsole: [/Content Security Policy|require-trusted-types-for|requires 'Trusted/] });

  // The script simulates a bug that inserts untrusted text as HTML.
  test('who injects text into the page cannot run it as code in any way', async ({ page }) => {
    await page.goto('/');
    // The rules for untrusted text are loaded with the page's scripts.
    await waitUntilLaidOut(page);
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => void) => {
        try {
          work();
          return 'written';
        } catch {
          return 'refused';
        }
      };
      const script = document.createElement('script');
      const holder = document.createElement('div');
      return {
        text: attempt(() => {
          script.textContent = 'window.hasIntruded = true';
          document.body.append(script);
        }),
        address: attempt(() => {
          script.src = 'https://evil.test/a.js';
        }),
        handler: attempt(() => {
          holder.innerHTML = '<img src="x" onerror="window.hasIntruded = true">';
        }),
        picture: attempt(() => {
          holder.innerHTML = '<b>only shown</b>';
        }),
      };
    });
    expect(outcomes).toEqual({
      text: 'refused',
      address: 'refused',
      handler: 'refused',
      picture: 'written',
    });
    expect(await page.evaluate(() => 'hasIntruded' in window)).toBe(false);
  });
});

for (const path of ['/', '/de', '/ru', '/ar', '/ja']) {
  test(`the words at the top of ${path} do not overlap in windows of any width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 600, 768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const overlaps = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const hero = title.closest('section');
        const words = [...(hero?.querySelectorAll('p, h1, a, dt, dd') ?? [])];
        const boxes = words.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          // The width is that of the text. The height is that of the element, because the glyphs of some fonts are
          // taller than a line.
          const { left, right } = (element.matches('a') ? element : range).getBoundingClientRect();
          const { top, bottom } = element.getBoundingClientRect();
          return { text: element.textContent, box: { left, right, top, bottom } };
        });
        const foot = Number(hero?.getBoundingClientRect().bottom);
        return boxes.flatMap((one, at) => [
          ...(one.box.bottom > foot ? [`${one.text} is below the hero`] : []),
          ...boxes
            .slice(at + 1)
            .filter(({ box }) => box.top < one.box.bottom - 1 && one.box.top < box.bottom - 1)
            .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
            .map(({ text }) => `${one.text} and ${text}`),
        ]);
      });
      expect.soft(overlaps, `${width} pixels wide`).toEqual([]);
    }
  });
}
