import type { Page } from '@playwright/test';

export interface LayoutShifts {
  /** Forgets the shifts so far. */
  restart(): Promise<void>;
  /** Returns one line per shift, with its score and the elements that moved, after the next two frames. */
  list(): Promise<string[]>;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

interface Watched {
  since: number;
  readonly shifts: { readonly startTime: number; readonly line: string }[];
}

/** Records the layout shifts (https://wicg.github.io/layout-instability/) of every page that is opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(() => {
    const watched: Watched = { since: 0, shifts: [] };
    Object.assign(window, { layoutShifts: watched });
    const round = (rect: DOMRectReadOnly) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
    new PerformanceObserver((entries) => {
      for (const { startTime, value, sources } of entries.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const text = (node?.textContent ?? '').slice(0, 30);
          return `${node?.nodeName} '${text}' ${round(previousRect)} → ${round(currentRect)}`;
        });
        watched.shifts.push({
          startTime,
          line: `${value.toFixed(5)} at ${Math.round(startTime)} ms: ${moved.join('; ')}`,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    restart: () =>
      page.evaluate(() => {
        const { layoutShifts } = window as unknown as { layoutShifts: Watched };
        // The time is taken from an event, because a test may have stopped the clock that the page reads.
        layoutShifts.since = new Event('restart').timeStamp;
      }),
    list: () =>
      page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { since, shifts } = (window as unknown as { layoutShifts: Watched }).layoutShifts;
        return shifts.filter(({ startTime }) => startTime > since).map(({ line }) => line);
      }),
  };
}
