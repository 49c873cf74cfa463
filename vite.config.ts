import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { requireValidContact } from './scripts/postbuild/operator-details.ts';
import { requireCompleteBackendSettings } from './scripts/postbuild/require-complete-backend-settings.ts';
import { emergencyNumbersPlugin } from './scripts/toolchain/emergency-numbers-plugin.ts';

const backendAddress = `http://127.0.0.1:${process.env.BACKEND_PORT || 3001}`;

/**
 * Checks the variables in a hook that runs after environment variables and .env files have been merged and before the
 * build starts.
 */
const checkVariables: Plugin = {
  name: 'sound-variables',
  config(_, { mode }) {
    const variables = loadEnv(mode, '.', 'VITE_');
    requireCompleteBackendSettings(variables);
    requireValidContact(variables);
  },
};

/** Code that every page needs goes into one file, because thirty small requests take longer than one. */
const sharedCode =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/web\/(?:root|pages\/site-layout|pages\/page-meta|platform\/(?!keep-screen-on|with-lock)[a-z-]+|ui\/(?:control\/button|page\/section|page\/theme-image|lazy\/use-is-hydrated))\.tsx?$/;

/** Code for offline use, which pages load when they are idle. */
const offline =
  /\/web\/(?:offline\/(?:register-worker|start-offline-support|registry-address)|features\/offline\/offline-support)\.tsx?$/;

/** Code for emergency numbers. It forms one chunk, because a page that needs one of these modules needs all of them. */
const emergencyNumbers =
  /\/web\/emergency-call\/(?:use-guessed-emergency-number|emergency-call-by-country|numbers-to-show|text|zones\/time-zone-chunks)\.ts$|^virtual:zone-volumes$/;

export default defineConfig({
  plugins: [checkVariables, emergencyNumbersPlugin, reactRouter()],
  publicDir: 'web/public',
  server: {
    // In development the server is a separate process. `npm run dev` starts both.
    proxy: Object.fromEntries(
      // Under /ledger/ and /aeds/, only files come from the server. The pages come from this process, because
      // prerendering requests them from it.
      [
        '/auth/v1',
        '/rest/v1',
        '/registers/v1',
        // Paths with a dot are files of the registry, and id/ returns single AEDs. Everything else below /aeds/ is a
        // page.
        '^/aeds/(?:.*\\.|id/)',
        '/streets',
        '^/ledger/(?:checkpoint|key|rows\\.json|tile/)',
      ].map((path) => [path, backendAddress]),
    ),
  },
  build: {
    // Images are not inlined. As files they are cached for a year, and inline images would need a looser content
    // security policy.
    assetsInlineLimit: 0,
    // The limit in kB is high enough for the borders of all countries, which are one file. The file is loaded once the
    // visitor's position is known, to find the emergency number.
    chunkSizeWarningLimit: 650,
  },
  environments: {
    // Chunks must not be merged here. A lazily loaded chunk's stylesheet could otherwise become part of the stylesheet
    // of all pages.
    ssr: { build: { rolldownOptions: { experimental: { chunkOptimization: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The route manifest, which every page loads, contains file names. To keep it small, stylesheets and chunks
            // that several routes share have no name.
            chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
            assetFileNames: ({ names }) =>
              `assets/${names.some((name) => name.endsWith('.css')) ? '' : '[name]-'}[hash][extname]`,
            codeSplitting: {
              groups: [
                { name: 'shell', test: sharedCode, priority: 1 },
                { name: 'offline', test: offline, priority: 1 },
                { name: 'guess', test: emergencyNumbers, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
