import { geolocationAt, riverTown, riverTownAeds } from '../support/towns/river-town.ts';
import { test as base, expect } from './browser-fixtures.ts';
import { type TownHost, withTownServer } from './town-host.ts';
import type { Visitor } from './visitor.ts';

const locator = '#aed-locator';
const card = `${locator} article`;

const test = base.extend<{ readonly host: TownHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  host: async ({}, use) => withTownServer(use, { aeds: riverTownAeds, streets: riverTown }),
  origin: async ({ host }, use) => use(host.origin),
});

/** Returns the text of the directions, or an empty text if they are not shown. */
function directionsText(): string {
  const sections = [...document.querySelectorAll('#aed-locator section')];
  return sections.find((section) => section.querySelector('h3')?.textContent.startsWith('Route'))?.textContent ?? '';
}

/** Whether the streets are drawn: a canvas of the visible map then has more than one colour. */
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

async function search(visitor: Visitor): Promise<void> {
  await visitor.standAt(geolocationAt(0, 5));
  await visitor.press('button', 'Find Nearest AED');
}

/** Opens the route to the AED on the first card. */
async function openRoute(visitor: Visitor): Promise<void> {
  await visitor.see(`${card}:first-of-type`, 'Green Lane Shop');
  await visitor.see(card, 'along streets');
  await expect
    .poll(async () => {
      // The page ignores clicks just after the cards have moved, so the click is repeated until the route is open.
      if ((await visitor.ask(directionsText)) === '') await visitor.press('button', /^Show the route/, card);
      return visitor.ask(directionsText);
    })
    .toContain('300 m, then right into Green Lane');
}

test('the results are ordered by street, and the route is shown on the map of the streets', async ({ visitor }) => {
  await visitor.open('/aed');
  await search(visitor);
  await openRoute(visitor);
  expect(await visitor.ask(directionsText)).toContain('Right into Green Lane. Continue for 200 m.');
  await visitor.waitFor(true, isPainted);
});

test('the route follows the walker off the route, to the AED and back to the patient', async ({ visitor }) => {
  const shows = (words: string) => expect.poll(() => visitor.ask(directionsText)).toContain(words);
  await visitor.open('/aed');
  await search(visitor);
  await openRoute(visitor);
  await visitor.standAt(geolocationAt(150, 4));
  await shows('150 m, then right into Green Lane');
  await visitor.standAt(geolocationAt(292, 3));
  await shows('Now right into Green Lane');
  await visitor.standAt(geolocationAt(700, 2));
  await shows('You left the route. This is a new one.');
  await shows('400 m, then left into Green Lane');
  await visitor.standAt(geolocationAt(303, -190));
  await shows('You are at the AED.');
  await shows('Beside the door');
  await visitor.press('button', 'Route back to the patient', locator);
  await shows('then left into Mill Street');
  await visitor.standAt(geolocationAt(5, 3));
  await shows('You are back with the patient.');
});

/** Whether the entry of the browser's history is not that of an open route. */
const isEntryOfCards = () => history.state !== null && history.state.usr?.isRoute === undefined;

test('Back and Escape close the route and lead to the button that opened it', async ({ visitor }) => {
  const focusedWords = () => document.activeElement?.textContent ?? '';
  await visitor.open('/aed');
  await search(visitor);
  await openRoute(visitor);
  await visitor.ask(() => history.back());
  await visitor.waitFor('', directionsText);
  await expect.poll(() => visitor.ask(focusedWords)).toMatch(/^Show the route/);
  await visitor.ask(() => history.forward());
  await expect.poll(() => visitor.ask(directionsText)).toContain('300 m, then right into Green Lane');
  await visitor.pressKey('Escape');
  await visitor.waitFor('', directionsText);
  await expect.poll(() => visitor.ask(focusedWords)).toMatch(/^Show the route/);
  await visitor.waitFor(true, isEntryOfCards);
});

test('a link to the content leaves the route open, and a reload leaves its entry of the history', async ({
  visitor,
}) => {
  await visitor.open('/aed');
  await search(visitor);
  await openRoute(visitor);
  await visitor.ask(() => document.querySelector<HTMLElement>('a[href="#content"]')?.click());
  await visitor.waitFor('#content', () => location.hash);
  expect(await visitor.ask(directionsText)).toContain('300 m, then right into Green Lane');
  await visitor.ask(() => history.back());
  await visitor.waitFor('', () => location.hash);
  await visitor.reload();
  await visitor.waitFor(true, isEntryOfCards);
});

test.describe('when the network is lost', () => {
  // Resources that were not loaded before the network was lost are not available. Firefox logs each failed request.
  test.use({ allowedProblems: /A ServiceWorker (?:intercepted|passed)/ });

  test('a saved area shows the route and its map', async ({ visitor, host }) => {
    await visitor.open('/aed');
    await visitor.ask(async () => void (await navigator.serviceWorker.ready));
    await visitor.reload();
    await search(visitor);
    await visitor.press('button', 'Save this area offline');
    await visitor.see(locator, 'Saved: 2 AEDs in 1 map square');

    await host.goAway();
    await visitor.reload();
    await search(visitor);
    await openRoute(visitor);
    await visitor.waitFor(true, isPainted);
    await visitor.standAt(geolocationAt(292, 3));
    await expect.poll(() => visitor.ask(directionsText)).toContain('Now right into Green Lane');
  });
});
