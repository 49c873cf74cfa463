import { withEmbeddingPages } from '../support/towns/embedding-page.ts';
import { test as base } from './browser-fixtures.ts';
import { withTownServer } from './town-host.ts';

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  origin: async ({}, use) =>
    withTownServer((town) =>
      withEmbeddingPages(async (serve) => {
        const list = (language: string) =>
          `<aed-map center="40.4168,-3.7038" radius="2" language="${language}"><a href="${town.origin}/aed">AEDs</a></aed-map>`;
        const script = `<script type="module" src="${town.origin}/embed.js"></script>`;
        const policy = `default-src 'none'; script-src ${town.origin}; connect-src ${town.origin} https://tile.openstreetmap.org; img-src 'self' https://tile.openstreetmap.org`;
        await use(await serve(script + script + list('pl') + list('he'), policy));
      }),
    ),
});

test('a page of another origin lists the AEDs of its town in two languages, with a map', async ({ visitor }) => {
  await visitor.open('/');
  const has = (place: number, words: string) =>
    (document.querySelectorAll('aed-map')[place]?.shadowRoot?.textContent ?? '').includes(words);
  await visitor.waitFor(true, has, 0, '2 AED na liście');
  await visitor.waitFor(true, has, 0, 'Made-up Theatre');
  await visitor.waitFor(true, has, 1, 'שני דפיברילטורים רשומים');
  await visitor.ask(() => document.querySelector('aed-map')?.shadowRoot?.querySelector('button')?.click());
  const marks = () =>
    document.querySelector('aed-map')?.shadowRoot?.querySelectorAll('.leaflet-marker-icon').length ?? 0;
  await visitor.waitFor(2, marks);
});
