import type { Page } from '@playwright/test';

/** Delays all requests for matching URLs until the returned function is called. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await untilReleased;
    await route.fallback();
  });
  return release;
}
