import type { Plugin } from 'vite';

const asked = /function isFogOfWarEnabled\([^)]*\) \{\s*return [^;]+;\s*\}/;

/**
 * Leaves out of the browser's code how the router asks a server for the routes that it does not know yet: pages written as files know all
 * of them (react-router.config.ts, `ssr: false`), which the router finds out only when it runs.
 */
export const wholeRouteList: Plugin = {
  name: 'whole-route-list',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/ },
    handler(code) {
      const told = code.replace(asked, 'function isFogOfWarEnabled() { return false; }');
      if (told === code)
        this.error(
          `Got no isFogOfWarEnabled in the router's fog-of-war.js, expected one; see ${import.meta.filename}.`,
        );
      return { code: told, map: null };
    },
  },
};
