import { riverTown, riverTownAeds, standing } from '../support/towns/river-town.ts';
import { test as base, expect } from './fixtures.ts';
import { type TownHost, whileTownIsServed } from './town-host.ts';

const locator = '#aed-locator';
const card = `${locator} article`;

const test = base.extend<{ readonly host: TownHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  host: async ({}, use) => whileTownIsServed(use, { aeds: riverTownAeds, streets: riverTown }),
  origin: async ({ host }, use) => use(host.origin),
});

/** Text of the directions; '' if they are closed. */
function wayShown(): string {
  const sections = [...document.querySelectorAll('#aed-locator section')];
  return sections.find((section) => section.querySelector('h3')?.textContent.startsWith('Route'))?.textContent ?? '';
}

/** Whether the streets are drawn: a canvas of the visible map has more than one colour. */
function isPainted(): boolean {
  return [...document.querySelectorAll<HTMLCanvasElement>('.leaflet-container canvas')].some((canvas) => {
    if (canvas.width === 0 || canvas.height === 0) return false;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const colours = new Set<number>();
    for (let at = 0; at + 2 < pixels.length; at += 4)
      colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
    return colours.size > 2;
  });
}

test('the answer is ordered by streets, and the way is shown on their map', async ({ visitor }) => {
  await visitor.open('/aed');
  await visitor.standAt(standing(0, 5));
  await visitor.press('button', 'Find Nearest AED');
  await visitor.see(`${card}:first-of-type`, 'Green Lane Shop');
  await visitor.see(card, 'along streets');
  await expect
    .poll(async () => {
      // Clicks right after cards have moved are ignored.
      if ((await visitor.ask(wayShown)) === '') await visitor.press('button', /^Show the route/, card);
      return visitor.ask(wayShown);
    })
    .toContain('300 m, then right into Green Lane');
  expect(await visitor.ask(wayShown)).toContain('Right into Green Lane. Continue for 200 m.');
  await visitor.waitFor(true, isPainted);
});
