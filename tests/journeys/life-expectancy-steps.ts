import type { Page } from '@playwright/test';

/** Returns the number of a country's colour band on the life expectancy map, or null if the country is hatched. */
export const colourBandOf = (page: Page, code: string) =>
  page.locator(`[data-code="${code}"]`).getAttribute('data-band');

/** Returns a point on the screen that is inside a country's shape. */
export async function findPointInCountry(page: Page, code: string): Promise<{ x: number; y: number }> {
  const shape = page.locator(`[data-code="${code}"]`);
  await shape.scrollIntoViewIfNeeded();
  const point = await shape.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let step = 0; step < 4000; step += 1) {
      const [x, y] = [left + (width * ((step * 7) % 63)) / 63, top + (height * ((step * 11) % 61)) / 61];
      if (document.elementFromPoint(x, y) === element) return { x, y };
    }
    return null;
  });
  if (point === null) throw new Error(`Got no point in ${code}`);
  return point;
}
