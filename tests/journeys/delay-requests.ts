import type { Page } from '@playwright/test';

/** Holds back requests for matching URLs until the returned function is called. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
