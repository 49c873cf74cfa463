import { expect, test } from './browser-fixtures.ts';

const table = 'table[aria-label="Places in the atlas"]';
const rowsOf = (list: string) =>
  [...document.querySelectorAll(`${list} tbody th`)].map((heading) => heading.textContent ?? '');

test('three places are found, selected and compared, and Back returns to the list', async ({ visitor }) => {
  await visitor.open('/hubs');
  for (const [words, place] of [
    ['monte carlo', 'Monaco'],
    ['ryukyu', 'Okinawa'],
    ['freeborn', 'Albert Lea'],
  ] as const) {
    await visitor.fill('searchbox', 'Search', words);
    await expect.poll(() => visitor.ask(rowsOf, table)).toEqual([expect.stringContaining(place)]);
    await visitor.press('checkbox', `Compare ${place}`);
  }
  await visitor.press('link', 'Compare 3 places');
  await visitor.see('#compare', 'Monaco');
  await visitor.see('#compare', '86.4 years');
  await visitor.see('#compare', 'Not published here');
  await visitor.arriveAt(/compare=monaco,okinawa,albert-lea/);
});

test('the address orders and filters the list', async ({ visitor }) => {
  await visitor.open('/hubs?kind=country-or-territory&region=asia');
  await visitor.press('button', 'Life expectancy', table);
  await visitor.arriveAt('/hubs?kind=country-or-territory&region=asia&sort=-life');
  await visitor.fill('searchbox', 'Search', 's');
  await expect
    .poll(() => visitor.ask(rowsOf, table))
    .toEqual([expect.stringMatching(/^South Korea/), expect.stringMatching(/^Singapore/)]);
});
