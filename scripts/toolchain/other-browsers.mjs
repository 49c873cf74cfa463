import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/**
 * Debian's Firefox, which can be driven as it is.
 * @returns {string | undefined} its program
 */
export function findFirefox() {
  return existsSync(firefox) ? firefox : undefined;
}

/**
 * WebKitGTK's driver with its small browser, and a screen that nobody sees: the browser shows itself in any case.
 * @returns {{ driver: string, browser: string, screen: string } | undefined} their programs
 */
export function findWebKit() {
  if (!existsSync(webKitDriver) || !existsSync(screen)) return undefined;
  const browser = findMiniBrowser();
  if (browser === undefined) return undefined;
  return { driver: webKitDriver, browser, screen };
}

/**
 * Its folder bears the architecture and the version of WebKit's interface.
 * @returns {string | undefined}
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

/** Browsers that the site is tried in beside Chromium, by the name of their project in playwright.browsers.config.ts. */
const otherBrowsers = [
  { name: 'firefox', title: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'webkit', title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
];

/** @returns {string[]} names of those that are here */
export function findOtherBrowsers() {
  return otherBrowsers.filter(({ find }) => find() !== undefined).map(({ name }) => name);
}

/** Sees to the browsers beside Chromium: those of the machine, or Debian's packages. What is missing is told in a sentence. */
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
