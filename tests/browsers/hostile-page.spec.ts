import { withEmbeddingPages } from '../support/towns/embedding-page.ts';
import {
  expectedEmptyReads,
  framedPaths,
  hostileListCount,
  renderFramingBody,
  renderHostileListBody,
  renderReadingBody,
} from '../support/towns/hostile-page.ts';
import { test as base, expect } from './browser-fixtures.ts';
import { signInAsAdministrator } from './sign-in.ts';
import { type TownHost, withTownServer } from './town-host.ts';
import { Visitor } from './visitor.ts';

interface Hostile {
  readonly town: TownHost;
  /** Opens a page with another origin, as if the visitor had followed a link to it. */
  readonly openHostile: (body: string) => Promise<Visitor>;
}

const test = base.extend<Hostile>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  town: async ({}, use) => withTownServer(use),
  openHostile: async ({ browserWindow }, use) =>
    withEmbeddingPages((serve) =>
      use(async (body) => {
        const visitor = new Visitor(browserWindow, await serve(body));
        await visitor.open('/');
        return visitor;
      }),
    ),
});

/** The functions and values that the script of the hostile page defines. */
declare const attack: () => void;
declare const show: () => void;
declare const read: () => Promise<unknown>;
declare const found: unknown;
declare const harm: unknown;
declare const popup: Window;

test.describe('a hostile page', () => {
  test.use({
    allowedProblems: /frame-ancestors|X-Frame-Options|Cross-Origin|CORS|access control|MIME|refused|nosniff/i,
  });

  test('cannot frame a page of this site, and receives no message from one', async ({ town, openHostile }) => {
    const visitor = await openHostile(renderFramingBody(town.origin));
    await visitor.ask(() => show());
    const documents = framedPaths.map((path) => path.replace(/[#?].*/, ''));
    await expect.poll(() => documents.every((path) => town.asked.includes(path))).toBe(true);
    const asked = town.asked.length;
    await visitor.ask(() => attack());
    await expect.poll(() => town.asked.length - asked).toBeGreaterThan(framedPaths.length);
    expect(await visitor.ask(() => found)).toEqual({ messages: [], read: [] });
    // A page that was rendered in a frame would also have requested its scripts, styles and data.
    expect(town.asked.filter((path) => !documents.includes(path))).toEqual([]);
  });

  test('reads nothing about a signed-in visitor, and loses the window that it opened', async ({
    visitor,
    baseURL,
    administratorPassword,
    openHostile,
  }) => {
    await signInAsAdministrator(visitor, administratorPassword);
    const hostile = await openHostile(renderReadingBody(new URL(String(baseURL)).origin));
    expect(await hostile.ask(() => read())).toEqual(expectedEmptyReads);
    await hostile.press('button', 'Open');
    await hostile.waitFor(true, () => popup.closed);
  });
});

test('a list with hostile attributes shows only text and links to web addresses', async ({ town, openHostile }) => {
  const visitor = await openHostile(renderHostileListBody(town.origin));
  const shown = () => {
    for (const map of document.querySelectorAll('aed-map')) map.scrollIntoView();
    return [...document.querySelectorAll('aed-map')].filter(({ shadowRoot }) => shadowRoot?.querySelector('section'))
      .length;
  };
  await expect.poll(() => visitor.ask(shown)).toBe(hostileListCount);
  const protocols = await visitor.ask(() => {
    const links = [...document.querySelectorAll('aed-map')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<HTMLAnchorElement>('section a') ?? []),
    ]);
    return [...new Set(links.map(({ protocol }) => protocol))].filter((one) => one !== 'https:');
  });
  expect(protocols).toEqual(['http:']);
  expect(await visitor.ask(() => harm)).toEqual([]);
  for (const path of town.asked) expect(path).toMatch(/^\/(?:embed\.js|embed-parts\/[\w.-]+|aeds\/)/);
});
