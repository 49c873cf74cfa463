import { expect, test } from './fixtures.ts';

const bandOf = (code: string) => document.querySelector(`[data-code="${code}"]`)?.getAttribute('data-band') ?? null;
const paintOf = (code: string) => {
  const shape = document.querySelector(`[data-code="${code}"]`);
  return shape === null ? null : getComputedStyle(shape).fill;
};

test('the world is shaded as the page is written, and the address sets measure, year, country and lines', async ({
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
