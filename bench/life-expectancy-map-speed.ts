import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { formatMeasurement, type Measurement, percentile } from './measurement.ts';
import { withServedSite } from './served-site.ts';
import { launchBrowser } from './slow-phone.ts';

const assets = 'web/assets/life-expectancy';
/** A lower mid-range phone relative to this machine. */
const slowdown = 4;
const dragMs = 6_000;

async function kilobytes(name: string): Promise<number> {
  return Number((brotliCompressSync(await readFile(`${assets}/${name}`)).length / 1000).toFixed(1));
}

/** What the drawn and shaded map adds to the page as sent, in kB with brotli. Throws if the page has no drawing. */
async function firstMap(origin: string): Promise<number> {
  const html = await (await fetch(`${origin}/life-expectancy`)).text();
  const drawing = /(?:<(?:path|circle) data-code="\w*"[^>]*>(?:<\/(?:path|circle)>)?){200,}/.exec(html)?.[0];
  if (drawing === undefined) throw new Error('The page of life expectancy has no map.');
  const sent = (page: string) => brotliCompressSync(page).length;
  return Number(((sent(html) - sent(html.replace(drawing, ''))) / 1000).toFixed(1));
}

/**
 * Moves the year from 1950 to 2100, one step per frame like a finger, and returns the time between frames, in ms, with
 * the layout shift.
 */
async function drag(page: Page): Promise<{ readonly frames: readonly number[]; readonly shift: number }> {
  return page.evaluate(async (lasting) => {
    const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
    if (slider === null) throw new Error('The page of life expectancy has no slider for the year.');
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const frames: number[] = [];
    const start = await nextFrame();
    let last = start;
    while (last - start < lasting) {
      setValue?.call(slider, String(Math.round(1950 + (150 * (last - start)) / lasting)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const now = await nextFrame();
      frames.push(now - last);
      last = now;
    }
    return { frames, shift };
  }, dragMs);
}

/**
 * Main-thread time in milliseconds per frame of a drag, at this processor's full speed, by the thread's own clock: load
 * from other processes is not included.
 */
async function threadTime(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  const { frames } = await drag(page);
  return (1000 * ((await spent()) - before)) / frames.length;
}

/**
 * Measures what the map of life expectancy requests beyond its page, and how it follows a dragged year on a 4 × slower
 * processor.
 */
export async function measureLifeExpectancyMap(): Promise<readonly Measurement[]> {
  const browser = await launchBrowser();
  try {
    return await withServedSite(async (origin) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${origin}/life-expectancy`, { waitUntil: 'networkidle' });
      // The data of other years load when the year is first changed.
      await page.getByRole('slider', { name: 'Year' }).fill('1951');
      await page.waitForLoadState('networkidle');
      const perFrame = await threadTime(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const { frames, shift } = await drag(page);
      const mean = frames.reduce((sum, time) => sum + time, 0) / frames.length;
      return [
        {
          what: 'all years of one measure',
          measured: await kilobytes('at-birth-both.json'),
          unit: 'kB',
          limit: 60,
          sense: 'at most',
        },
        {
          what: 'first map, inside the page',
          measured: await firstMap(origin),
          unit: 'kB',
          limit: 12,
          sense: 'at most',
        },
        formatMeasurement(
          'bounds of the projection, when a line is compared',
          await kilobytes('bounds-both.json'),
          'kB',
        ),
        {
          what: 'frames a second while a year is dragged',
          measured: Number((1000 / mean).toFixed(1)),
          unit: '',
          limit: 50,
          sense: 'at least',
        },
        {
          what: 'processor time of such a frame, times four',
          measured: Number((slowdown * perFrame).toFixed(1)),
          unit: 'ms',
          limit: 1000 / 50,
          sense: 'at most',
        },
        formatMeasurement('between two frames, p95', percentile(frames, 0.95), 'ms'),
        {
          what: 'layout shift while a year is dragged',
          measured: Number(shift.toFixed(4)),
          unit: '',
          limit: 0,
          sense: 'at most',
        },
      ];
    });
  } finally {
    await browser.close();
  }
}
