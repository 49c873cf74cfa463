import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/**
 * Finds Debian's Firefox, which Playwright can control.
 * @returns {string | undefined} its path
 */
export function findFirefox() {
  return existsSync(firefox) ? firefox : undefined;
}

/**
 * Finds WebKitGTK's driver and its MiniBrowser, and Xvfb, because MiniBrowser always opens a window.
 * @returns {{ driver: string, browser: string, screen: string } | undefined} their paths
 */
export function findWebKit() {
  if (!existsSync(webKitDriver) || !existsSync(screen)) return undefined;
  const browser = findMiniBrowser();
  if (browser === undefined) return undefined;
  return { driver: webKitDriver, browser, screen };
}

/**
 * Finds MiniBrowser in a folder whose name depends on the architecture and WebKit's API version.
 * @returns {string | undefined} its path
 */
function findMiniBrowser() {
  for (const architecture of readdirSync('/usr/lib', { withFileTypes: true })) {
    if (!architecture.isDirectory() || !architecture.name.includes('-linux-')) continue;
    const folder = `/usr/lib/${architecture.name}`;
    const versions = readdirSync(folder).filter((name) => name.startsWith('webkit'));
    const programs = versions.map((version) => `${folder}/${version}/MiniBrowser`);
    const program = programs.find((path) => existsSync(path));
    if (program !== undefined) return program;
  }
  return undefined;
}

/**
 * The browsers other than Chromium in which journeys run. Names are those of the projects in
 * playwright.browsers.config.ts.
 */
const otherBrowsers = [
  { name: 'firefox', title: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'webkit', title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
];

/** @returns {string[]} names of the installed browsers other than Chromium */
export function findOtherBrowsers() {
  return otherBrowsers.filter(({ find }) => find() !== undefined).map(({ name }) => name);
}

/** Installs the browsers other than Chromium that are missing. Prints a message for each that cannot be installed. */
export async function installOtherBrowsers() {
  for (const { title, packages, find } of otherBrowsers) {
    if (find() !== undefined) continue;
    console.log(`Installing ${title}…`);
    for (const wanted of packages) await installFromDebian(wanted);
    if (find() !== undefined) continue;
    const command = `apt-get install ${packages.join(' ')}`;
    console.log(
      `Left out: there is no ${title} here that can be driven. Install it (Debian: ${command}) to run its journeys.`,
    );
  }
}
