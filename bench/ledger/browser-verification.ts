import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/toolchain/chromium.mjs';
import { type AppFetch, createApp } from '../../server/app.ts';
import { openLedgerFiles } from '../../server/http/files/ledger-files.ts';
import { readSite } from '../../server/http/files/site.ts';
import { listen, localOrigin } from '../../server/http/listen.ts';
import { PublishedLedger } from '../../server/ledger/published-ledger.ts';
import { createServerLog, wholeLines } from '../../server/log.ts';
import type { Measurement } from '../measurement.ts';

const secondsMax = 10;

/** The built page verifies a whole log in Chromium, while its main thread is watched for moments in which it could not answer. */
export async function measureVerification(folder: string, size: number): Promise<readonly Measurement[]> {
  const log = wholeLines(createServerLog({ level: 'silent', format: 'json', write: () => {} }));
  const published = new PublishedLedger(folder);
  const app = createApp({
    site: await readSite('build'),
    log,
    ledger: openLedgerFiles((name) => published.read(name)),
  });
  // What is kept for the time without a network would be fetched meanwhile.
  const fetch: AppFetch = async (request, ...rest) =>
    new URL(request.url).pathname === '/sw.js' ? new Response(null, { status: 404 }) : app(request, ...rest);
  const server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 0 });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const run = await openAlone(browser, `${localOrigin(server, '127.0.0.1')}/ledger`);
    const sentence = `All ${size.toLocaleString('en')} entries are what the checkpoint signs.`;
    const { seconds, longestTaskMs } = await run<Verified>(`(${verifyOnPage})(${JSON.stringify(sentence)})`);
    const what = `${size.toLocaleString('en')} entries verified in Chromium`;
    return [
      { what, measured: Number(seconds.toFixed(1)), unit: 's', limit: secondsMax, sense: 'at most' },
      {
        what: `${what}, longest task of the main thread`,
        measured: Math.round(longestTaskMs),
        unit: 'ms',
        limit: 100,
        sense: 'at most',
      },
    ];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

interface Verified {
  readonly seconds: number;
  readonly longestTaskMs: number;
}

/** Runs in the page: presses the button as soon as it can be pressed, and waits for the sentence that all is well. */
async function verifyOnPage(sentence: string): Promise<Verified> {
  const until = async <T>(look: () => T | undefined | false): Promise<T> => {
    for (let looks = 0; looks < 6_000; looks += 1) {
      const seen = look();
      if (seen) return seen;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('waited in vain');
  };
  const seen = { longestMs: 0 };
  const isMeant = ({ textContent, disabled }: HTMLButtonElement) =>
    !disabled && textContent === 'Verify the whole ledger';
  const button = await until(() => [...document.querySelectorAll('button')].find(isMeant));
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestMs = Math.max(seen.longestMs, duration);
  }).observe({ type: 'longtask' });
  const before = performance.now();
  button.click();
  await until(() => document.body.textContent.includes(sentence));
  return { seconds: (performance.now() - before) / 1000, longestTaskMs: seen.longestMs };
}

interface Evaluated<Answer> {
  readonly result: { readonly value: Answer };
  readonly exceptionDetails?: { readonly text: string };
}

/**
 * Opens an address in a window that the test's driver does not watch; answers what runs a script there. The driver is told of each request
 * of a page, which with eight thousand of them takes longer than the work.
 */
async function openAlone(browser: Browser, url: string): Promise<<Answer>(script: string) => Promise<Answer>> {
  const driver = await browser.newBrowserCDPSession();
  const { browserContextId } = await driver.send('Target.createBrowserContext');
  const { targetId } = await driver.send('Target.createTarget', { url, browserContextId });
  const { sessionId } = await driver.send('Target.attachToTarget', { targetId, flatten: false });
  let asked = 0;
  const ask = <Answer>(method: string, params: object) =>
    new Promise<Answer>((resolve, reject) => {
      asked += 1;
      const id = asked;
      driver.on('Target.receivedMessageFromTarget', function hear({ message }) {
        const answer = JSON.parse(message) as { id?: number; result?: Answer; error?: { message: string } };
        if (answer.id !== id) return;
        driver.off('Target.receivedMessageFromTarget', hear);
        if (answer.result !== undefined) resolve(answer.result);
        else reject(new Error(`${method}: ${answer.error?.message}`));
      });
      const message = JSON.stringify({ id, method, params });
      driver.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  const run = async <Answer>(expression: string): Promise<Answer> => {
    const words = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await ask<Evaluated<Answer>>('Runtime.evaluate', words);
    if (exceptionDetails !== undefined) throw new Error(`The page answers: ${exceptionDetails.text}`);
    return result.value;
  };
  // A script that is begun before the page is there ends with what was there before.
  while ((await run<string>('document.readyState + location.href').catch(() => '')) !== `complete${url}`) {
    await wait(50);
  }
  return run;
}
