import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findWebKit } from '../../scripts/toolchain/other-browsers.mjs';
import { findFreePort } from '../support/free-port.ts';
import { createTestFolder } from '../support/test-folder.ts';
import { type Appearance, type BrowserWindow, wrapWithJson } from './browser-window.ts';
import { startWebdriverSession } from './webdriver-session.ts';

/**
 * Nothing listens on this port, so requests to other hosts fail immediately. Firefox is configured in the same way in
 * firefox.ts.
 */
const proxy = ['--proxy=http://127.0.0.1:9', '--ignore-host=localhost', '--ignore-host=127.0.0.1'];

/**
 * Renders in software and without compositing. Emulating a GPU takes twice the CPU time, and Safari uses another
 * compositor anyway.
 */
const softwareRendering = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/**
 * Matches a line of MiniBrowser's output about an error in a page, such as "CONSOLE JS ERROR …" or "CONSOLE SECURITY
 * ERROR …".
 */
const errorLine = /CONSOLE (?!NETWORK )\w+ ERROR (.*)/;

/** Starts WebKitGTK's MiniBrowser with its own display and home directory. Each WebDriver session has one window. */
export async function openWebKit(appearance: Appearance): Promise<BrowserWindow> {
  const programs = findWebKit();
  if (programs === undefined)
    throw new Error('Got no WebKit, expected one; run npm test -- browsers, which installs it.');
  const home = createTestFolder();
  await writeSettings(home, appearance);
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${appearance.width}x${appearance.height}x24`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await findFreePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      TZ: 'UTC',
      LANG: 'en_GB.UTF-8',
      NO_AT_BRIDGE: '1',
      ...softwareRendering,
    },
  });
  const problems: string[] = [];
  for (const stream of [driver.stdout, driver.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const problem = errorLine.exec(line)?.[1];
      if (problem !== undefined) problems.push(problem);
    });
  }
  // The browser is in full screen, because its toolbar would make the window at least 447 pixels wide.
  const args = ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true', ...proxy];
  if (appearance.scheme === 'dark') args.push('--dark-mode');
  const session = await startWebdriverSession(port, { 'webkitgtk:browserOptions': { binary: programs.browser, args } });
  await session.post('window/rect', { width: appearance.width, height: appearance.height });
  const window: BrowserWindow = {
    problems,
    open: (url) => session.post('url', { url }),
    reload: () => session.post('refresh', {}),
    goBack: () => session.post('back', {}),
    async run(functionText, args) {
      const script = `const done = arguments[1];
        (${wrapWithJson(functionText)})(arguments[0]).then((json) => done({ json }), (error) => done({ error: String(error) }));`;
      const answer = await session.post('execute/async', { script, args: [JSON.stringify(args)] });
      const { json, error } = answer as { json?: string; error?: string };
      if (json === undefined) throw new Error(error);
      return JSON.parse(json);
    },
    perform: (actions) => session.post('actions', { actions }),
    picture: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
    async standAt(position) {
      await window.run(overrideGeolocation.toString(), [position]);
    },
    async close() {
      await session.end();
      await Promise.all([stop(driver), stop(screen)]);
    },
  };
  return window;
}

/**
 * Replaces the page's geolocation functions. WebKitGTK gets the position from a system service, which its driver cannot
 * override.
 */
function overrideGeolocation({ latitude, longitude }: { latitude: number; longitude: number }): void {
  const page = globalThis as { watches?: Map<number, PositionCallback> };
  const watches = page.watches ?? new Map<number, PositionCallback>();
  page.watches = watches;
  const coords = { latitude, longitude, accuracy: 10 } as GeolocationCoordinates;
  const answer = (found: PositionCallback) =>
    found({ coords, timestamp: Date.now(), toJSON: () => ({}) } as GeolocationPosition);
  navigator.geolocation.getCurrentPosition = answer;
  navigator.geolocation.watchPosition = (found) => {
    const id = 1 + Math.max(0, ...watches.keys());
    watches.set(id, found);
    setTimeout(() => answer(found));
    return id;
  };
  navigator.geolocation.clearWatch = (id) => void watches.delete(id);
  for (const found of watches.values()) answer(found);
}

/** Writes the GTK settings from which WebKitGTK learns whether the visitor prefers reduced motion. */
async function writeSettings(home: string, { isMotionReduced }: Appearance): Promise<void> {
  const folder = join(home, '.config', 'gtk-3.0');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${isMotionReduced ? 0 : 1}\n`);
}

function firstLine(input: Readable): Promise<string> {
  return new Promise((resolve) => createInterface({ input }).once('line', resolve));
}

function stop(program: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  return ended;
}
