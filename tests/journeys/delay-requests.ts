import type { Page } from '@playwright/test';

/** Keeps what has such an address from arriving until the function it returns is called. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
