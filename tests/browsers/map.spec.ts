import { hubs } from '../../content/hubs.ts';
import { expect, test } from './browser-fixtures.ts';
import type { Visitor } from './visitor.ts';

const madrid = { latitude: 40.4168, longitude: -3.7038 };
const map = '[data-zoom]';
const card = '[data-testid="overlay-card"]';

const viewOf = (selector: string) => {
  const { zoom, center } = document.querySelector<HTMLElement>(selector)?.dataset ?? {};
  return { zoom, center };
};

async function openMap(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.find('button', 'Find My Nearest Longevity Hub');
  await visitor.find('button', /^Iceland, SLI/);
}

test('a marker opens its popup and its card', async ({ visitor }) => {
  await openMap(visitor);
  await visitor.press('button', /^Iceland, SLI/);
  await visitor.see('.leaflet-popup', 'Iceland');
  await visitor.see(card, 'Selected Hub: Iceland');
});

test('every hub is drawn with its name, and a group of markers expands', async ({ visitor }) => {
  await openMap(visitor);
  const names = () => {
    const marks = [
      ...document.querySelectorAll('[role="button"][aria-label*=", SLI "], [role="img"][aria-label*=", SLI "]'),
    ];
    return marks.map((mark) => String(mark.getAttribute('aria-label')).replace(/, SLI .*$/, '')).sort();
  };
  await visitor.waitFor(hubs.map(({ name }) => name).sort(), names);
  await visitor.press('button', /^2 hubs: Qatar/);
  await visitor.press('button', /^Qatar, SLI/);
  await visitor.see('.leaflet-popup', 'Qatar');
});

test('the map finds the hub nearest to the visitor and flies there', async ({ visitor }) => {
  await openMap(visitor);
  await visitor.standAt(madrid);
  await visitor.press('button', 'Find My Nearest Longevity Hub');
  await visitor.see(card, 'Nearest Hub: Madrid');
  await visitor.see(card, 'You are approximately 0 km away');
  await visitor.waitFor({ zoom: '6', center: '-3.704,40.417' }, viewOf, map);
  await visitor.press('button', 'Next hub');
  await visitor.see(card, 'Hub 2 of 10 nearby');
});

test('the drawn map is scaled smoothly while it flies', async ({ visitor }) => {
  await openMap(visitor);
  const rendering = () => {
    const tiles = [...document.querySelectorAll('.leaflet-underlay-pane canvas')];
    return [...new Set(tiles.map((tile) => getComputedStyle(tile).imageRendering))];
  };
  await visitor.waitFor(['auto'], rendering);
});

test('the map zooms and moves by keyboard', async ({ visitor }) => {
  await openMap(visitor);
  const view = await visitor.ask(viewOf, map);
  await visitor.ask((selector) => document.querySelector<HTMLElement>(selector)?.focus(), map);
  await visitor.type('+');
  await expect.poll(async () => Number((await visitor.ask(viewOf, map)).zoom)).toBe(Number(view.zoom) + 1);
  const { center } = await visitor.ask(viewOf, map);
  await visitor.pressKey('ArrowRight');
  await expect.poll(async () => (await visitor.ask(viewOf, map)).center).not.toBe(center);
});
