import { expect, test } from './browser-fixtures.ts';

const bandOf = (code: string) => document.querySelector(`[data-code="${code}"]`)?.getAttribute('data-band') ?? null;
const paintOf = (code: string) => {
  const shape = document.querySelector(`[data-code="${code}"]`);
  return shape === null ? null : getComputedStyle(shape).fill;
};

test("the server's HTML shades the world map, and the address sets measure, year, country and lines", async ({
  visitor,
}) => {
  await visitor.open('/life-expectancy');
  expect(await visitor.ask(paintOf, 'JPN')).toBe('rgb(198, 205, 112)');
  await visitor.open('/life-expectancy?measure=at-65&year=1950&place=JPN&compare=JPN');
  await visitor.see('figcaption', 'Years left at 65, women and men together, 1950–1954');
  await visitor.waitFor('2', bandOf, 'JPN');
  await visitor.see('section[aria-label="Japan"]', '59.3 years in 1950: women 60.9, men 57.6.');
  await visitor.press('radio', 'Women');
  await visitor.arriveAt(/sex=women/);
});

/** Selects a country with a script, because browsers open the list in a native window that no driver can reach. */
const chooseCountry = (code: string) => {
  const list = [...document.querySelectorAll('select')].find((one) => one.querySelector(`option[value="${code}"]`));
  if (list === undefined) throw new Error('Got no list of countries.');
  list.value = code;
  list.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a visitor sets the year, has a country read out, and compares it', async ({ visitor }) => {
  await visitor.open('/life-expectancy');
  // Clicking the slider's centre selects the middle year.
  await visitor.press('slider', 'Year');
  await visitor.see('figcaption', /20\d\d \(projection, its median\)/);
  await visitor.fill('textbox', 'Type a year', '1950');
  await visitor.pressKey('Enter');
  await visitor.waitFor('3', bandOf, 'JPN');
  await visitor.fill('textbox', 'Type a year', '2023');
  await visitor.pressKey('Enter');
  await visitor.waitFor('8', bandOf, 'JPN');
  await visitor.ask(chooseCountry, 'JPN');
  await visitor.see('section[aria-label="Japan"] [role="status"]', '84.7 years in 2023: women 87.7, men 81.7.');
  await visitor.see('section[aria-label="Japan"]', 'Rank 4 of 236');
  await visitor.press('button', 'Add to the chart');
  await visitor.arriveAt(/place=JPN&compare=JPN/);
  await visitor.waitFor(true, () =>
    [...document.querySelectorAll('svg[role="img"]')].some((picture) =>
      /Japan: 59\.3 in 1950, 84\.7 in 2023/.test(picture.getAttribute('aria-label') ?? ''),
    ),
  );
});

test('the map of hubs is shaded on request', async ({ visitor }) => {
  await visitor.open('/#map');
  await visitor.press('checkbox', 'Shade by life expectancy');
  await visitor.waitFor(true, () => document.querySelector('.leaflet-life-pane canvas') !== null);
  await visitor.waitFor(
    true,
    () => document.querySelector('[aria-label^="Life expectancy at birth in 2023"]') !== null,
  );
});

const focusedName = () => {
  const focused = document.activeElement as HTMLInputElement | null;
  return focused?.getAttribute('aria-label') ?? focused?.labels?.[0]?.textContent ?? focused?.textContent ?? '';
};

test('a country can be found, read out and compared by keyboard alone', async ({ visitor }) => {
  await visitor.open('/life-expectancy');
  await visitor.find('slider', 'Year');
  const tabTo = async (name: RegExp) => {
    const passed: string[] = [];
    while (passed.length < 80) {
      await visitor.pressKey('Tab');
      const now = await visitor.ask(focusedName);
      if (name.test(now)) return;
      passed.push(now);
    }
    throw new Error(`Got nowhere by Tab, expected ${name}: ${passed.join(' · ')}`);
  };
  await tabTo(/^Find a country/);
  await visitor.type('Jap');
  await visitor.see('section[aria-label="Japan"] [role="status"]', '84.7 years in 2023: women 87.7, men 81.7.');
  // The card is rendered again until all figures are shown. A key press before that may be lost.
  await visitor.see('section[aria-label="Japan"]', /at 65, 22\.4 more.*Rank 4 of 236/is);
  // In Tab order, the country's card comes after the list of countries and the map.
  await tabTo(/^Add to the chart$/);
  await visitor.pressKey('Enter');
  await visitor.arriveAt(/place=JPN&compare=JPN/);
});
