import { expect, test } from './browser-fixtures.ts';
import { visibleBoxOf } from './page-functions.ts';
import { measureBackgroundBrightness, measureBrightness } from './screenshot-pixels.ts';

const size = { width: 1280, height: 900 } as const;

test('the summation sign in the formula of the index is drawn', async ({ visitor }) => {
  await visitor.open('/principles');
  await visitor.see('figure', /one ninth|1/);
  const box = await visitor.rest(visibleBoxOf, 'math munderover > mo');
  const brightness = await measureBrightness(await visitor.picture(), box);
  // The strokes of the text are thin, so only a few percent of the pixels are dark.
  expect(brightness.filter((value) => value < 110).length / brightness.length).toBeGreaterThan(0.03);
});

test.describe('just before the menu collapses', () => {
  test.use({ appearance: { ...size, width: 1268, scheme: 'light', isMotionReduced: false } });

  test('icons of the header keep their size, and nothing overlaps, in the narrowest row', async ({ visitor }) => {
    await visitor.open('/');
    const measured = await visitor.rest(async () => {
      const header = document.querySelector('header');
      const shown = [...(header?.querySelectorAll<HTMLElement>('svg, a, nav') ?? [])].filter((one) =>
        one.checkVisibility(),
      );
      const signs = shown.filter((one) => one.matches('svg.lucide'));
      const [brand, nav] = [shown.find((one) => one.matches('a[href="/"]')), shown.find((one) => one.matches('nav'))];
      return {
        shrunk: signs.filter((sign) => sign.getBoundingClientRect().width < Number(sign.getAttribute('width'))).length,
        room: (nav?.getBoundingClientRect().left ?? Infinity) - (brand?.getBoundingClientRect().right ?? 0),
      };
    });
    expect(measured.shrunk).toBe(0);
    expect(measured.room).toBeGreaterThanOrEqual(8);
  });
});

test.describe('in the dark theme', () => {
  // These tests run one after the other in one worker, so that they share one Firefox.
  test.describe.configure({ mode: 'default' });
  test.use({ appearance: { ...size, scheme: 'dark', isMotionReduced: true } });

  for (const [what, path, drawing] of [
    ['the globe', '/', 'picture img[src*="globe"]'],
    ['a plate', '/bluezones/okinawa', 'picture img[src*="okinawa"]'],
  ] as const) {
    test(`${what} is dark`, async ({ visitor }) => {
      await visitor.open(path);
      const { x, y, width, height } = await visitor.rest(visibleBoxOf, drawing);
      const middle = { x: x + width / 2 - 60, y: y + height / 2 - 60, width: 120, height: 120 };
      await expect.poll(async () => measureBackgroundBrightness(await visitor.picture(), middle)).toBeLessThan(80);
    });
  }

  test('a select has the same background as the text field beside it', async ({ visitor }) => {
    await visitor.open('/hubs');
    const [field, choice] = [
      await visitor.rest(visibleBoxOf, 'input[type="search"]'),
      await visitor.rest(visibleBoxOf, 'select'),
    ];
    const picture = await visitor.picture();
    const inner = (box: typeof field) => ({ x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 });
    expect(await measureBackgroundBrightness(picture, inner(choice))).toBe(
      await measureBackgroundBrightness(picture, inner(field)),
    );
  });
});
