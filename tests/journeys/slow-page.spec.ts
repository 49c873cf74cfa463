import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, waitUntilLaidOut } from '../support/journey-fixtures.ts';
import { watchLayoutShifts } from './layout-shifts.ts';

/**
 * Serves the site with one page in two parts. The second part, which starts at the given text, is sent once `send` is
 * called.
 */
async function serveInTwoParts(site: string, path: string, cut: string) {
  let send = () => {};
  const isWanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(String(request.url), site);
    const answer = await fetch(new URL(String(request.url), site));
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    if (pathname !== path) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const position = html.indexOf(cut, html.indexOf('<body'));
    expect(position, cut).toBeGreaterThan(0);
    response.write(html.slice(0, position));
    await isWanted;
    response.end(html.slice(position));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    send,
    stop: () => server.close(),
  };
}

for (const { path, cut, width } of [
  { path: '/', cut: '</h1>', width: 1280 },
  { path: '/hubs', cut: '</table>', width: 390 },
  { path: '/aed', cut: '</details>', width: 390 },
]) {
  test(`${path} shifts nothing when its HTML stops before ${cut} for a while`, async ({ page, baseURL }) => {
    const served = await serveInTwoParts(String(baseURL), path, cut);
    try {
      await page.setViewportSize({ width, height: 720 });
      const shifts = await watchLayoutShifts(page);
      await page.goto(served.address + path, { waitUntil: 'commit' });
      await page.getByRole('banner').waitFor({ state: 'attached' });
      // A page that can be painted has a frame soon. One that waits for its second part has none.
      await page.evaluate(() => {
        const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 1000))]);
      });
      served.send();
      await waitUntilLaidOut(page);
      expect(await shifts.list()).toEqual([]);
    } finally {
      served.send();
      served.stop();
    }
  });
}
