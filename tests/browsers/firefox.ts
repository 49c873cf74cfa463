import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFirefox } from '../../scripts/toolchain/other-browsers.mjs';
import { withTimeout } from '../../web/platform/with-timeout.ts';
import { createTestFolder } from '../support/test-folder.ts';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { type Appearance, type BrowserWindow, wrapWithJson } from './browser-window.ts';

/** A running Firefox, whose windows share no data. */
export interface Firefox {
  openWindow(appearance: Pick<Appearance, 'width' | 'height'>): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/**
 * Nothing listens on this port, which RFC 863 reserves for discarding data. As the proxy's port it makes requests to
 * other hosts fail immediately, so that nothing leaves this machine.
 */
const discardPort = 9;

const preferences = ({ scheme, isMotionReduced }: Pick<Appearance, 'scheme' | 'isMotionReduced'>) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': discardPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': discardPort,
  'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
  'ui.prefersReducedMotion': isMotionReduced ? 1 : 0,
  // Prevents Firefox from starting a process in advance for a tab that is never opened.
  'dom.ipc.processPrelaunch.enabled': false,
  'intl.accept_languages': 'en-GB, en',
});

/** Starts Debian's Firefox without a display, with a new profile. It is controlled with WebDriver BiDi. */
export async function startFirefox(appearance: Pick<Appearance, 'scheme' | 'isMotionReduced'>): Promise<Firefox> {
  const path = findFirefox();
  if (path === undefined) throw new Error('Got no Firefox, expected one; run npm test -- browsers, which installs it.');
  const profile = createTestFolder();
  const lines = Object.entries(preferences(appearance)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const program = spawn(path, options, { stdio: ['ignore', 'ignore', 'pipe'], env: { HOME: profile, TZ: 'UTC' } });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const connection = await connectBidi(`${await addressOf(program)}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    openWindow: (size) => openWindow(connection, size),
    async close() {
      await connection.send('browser.close', {});
      await ended;
      connection.close();
    },
  };
}

/** Returns the address on which Firefox listens, which it prints at its start. */
function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    program.stderr?.on('data', (chunk) => {
      output += chunk;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    program.once('error', reject);
    program.once('exit', () => reject(new Error(`Got a Firefox that did not start: ${output}`)));
  });
}

/**
 * If Firefox has not reported the end of a navigation after this many milliseconds, the page itself is asked whether it
 * has loaded. On a busy machine, the report is sometimes missing.
 */
const longestNavigationMs = 90_000;

async function openWindow(
  connection: BidiConnection,
  { width, height }: Pick<Appearance, 'width' | 'height'>,
): Promise<BrowserWindow> {
  const { send } = connection;
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  const problems: string[] = [];
  const stopListening = connection.listen(({ method, params }) => {
    const source = params.source as { context?: string } | undefined;
    if (method === 'log.entryAdded' && params.level === 'error' && source?.context === context)
      problems.push(String(params.text));
  });
  const complete = { context, wait: 'complete' };
  const window: BrowserWindow = {
    problems,
    async open(url) {
      const answer = send('browsingContext.navigate', { ...complete, url });
      answer.catch(() => {}); // If the wait below times out, a later rejection must not count as unhandled.
      if ((await withTimeout(answer, longestNavigationMs)) !== 'late') return void (await answer);
      console.warn(`Firefox has not answered for ${longestNavigationMs / 1000} s that ${url} is open.`);
      const isOpen = '(address) => location.href === address && document.readyState === "complete"';
      // While one page replaces another, no script can run and the call is rejected.
      while (!(await window.run(isOpen, [url]).catch(() => false))) await setTimeout(250);
    },
    reload: async () => void (await send('browsingContext.reload', complete)),
    goBack: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async run(functionText, args) {
      const answer = await send('script.callFunction', {
        functionDeclaration: wrapWithJson(functionText),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'success') return JSON.parse((answer.result as { value: string }).value);
      throw new Error((answer.exceptionDetails as { text: string }).text);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    async standAt({ latitude, longitude }) {
      const origin = await window.run('() => location.origin', []);
      await send('permissions.setPermission', {
        descriptor: { name: 'geolocation' },
        state: 'granted',
        origin,
        userContext,
      });
      const coordinates = { latitude, longitude, accuracy: 10 };
      await send('emulation.setGeolocationOverride', { contexts: [context], coordinates });
    },
    async close() {
      stopListening();
      await send('browser.removeUserContext', { userContext });
    },
  };
  return window;
}
