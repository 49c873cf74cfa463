import type { Plugin } from 'vite';

const asked = /function isFogOfWarEnabled\([^)]*\) \{\s*return [^;]+;\s*\}/;

const refusal = (state: string) => `The router has ${state} (lib/dom/ssr/fog-of-war.js). See ${import.meta.filename}.`;

let isLeftOut = false;

/**
 * Leaves out of the browser's code how the router asks a server for the routes that it does not know yet: pages written as files know all
 * of them (react-router.config.ts, `ssr: false`), which the router finds out only when it runs. Ends the build where the router is written
 * otherwise, as another version may be.
 */
export const wholeRouteList: Plugin = {
  name: 'whole-route-list',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/ },
    handler(code) {
      const told = code.replace(asked, 'function isFogOfWarEnabled() { return false; }');
      if (told === code) this.error(refusal('no isFogOfWarEnabled as it was'));
      isLeftOut = true;
      return { code: told, map: null };
    },
  },
  buildEnd(failure) {
    if (failure === undefined && !isLeftOut) this.error(refusal('no such file'));
  },
};
