import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { requireCompleteProject } from './scripts/postbuild/hosted-project.ts';
import { requireContact } from './scripts/postbuild/operator-details.ts';
import { emergencyNumbersPlugin } from './scripts/toolchain/emergency-numbers-plugin.ts';

const backendAddress = `http://127.0.0.1:${process.env.BACKEND_PORT || 3001}`;

/** Checked here, where environment variables and .env files are merged, before the build spends its first minute. */
const soundVariables: Plugin = {
  name: 'sound-variables',
  config(_, { mode }) {
    const variables = loadEnv(mode, '.', 'VITE_');
    requireCompleteProject(variables);
    requireContact(variables);
  },
};

/** Code that every page needs is one file: thirty small ones take longer to request than to read. */
const shell =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/web\/(?:root|pages\/site-layout|pages\/page-meta|platform\/(?!keep-screen-on|with-lock)[a-z-]+|ui\/(?:control\/button|page\/section|page\/theme-image|lazy\/use-is-hydrated))\.tsx?$/;

/** Offline support, set up when idle. */
const offline =
  /\/web\/(?:offline\/(?:register-worker|start-offline|registry-address)|features\/offline\/offline-parts)\.tsx?$/;

/** Emergency numbers: a page that needs one of these needs all. */
const guess =
  /\/web\/emergency-call\/(?:use-guessed-emergency-call|emergency-call-by-country|numbers-to-show|text|zones\/time-zone-chunks)\.ts$|^virtual:zone-volumes$/;

export default defineConfig({
  plugins: [soundVariables, emergencyNumbersPlugin, reactRouter()],
  publicDir: 'web/public',
  server: {
    // In development the backend is a separate process: `npm run dev` starts both.
    proxy: Object.fromEntries(
      // Not everything below /ledger/ and /aeds/, where there are pages too: prerendering requests them from this
      // server.
      [
        '/auth/v1',
        '/rest/v1',
        '/registers/v1',
        // Their files and single AEDs; everything else there is a page.
        '^/aeds/(?:.*\\.|id/)',
        '/streets',
        '^/ledger/(?:checkpoint|key|rows\\.json|tile/)',
      ].map((path) => [path, backendAddress]),
    ),
  },
  build: {
    // Images stay files: they are cached for a year, and inline ones would need a looser content security policy.
    assetsInlineLimit: 0,
    // In kB. The borders of all countries are one file, loaded when a position is known: they determine the emergency
    // number.
    chunkSizeWarningLimit: 650,
  },
  environments: {
    // If a shared part were merged with its first file, its stylesheet would be among the site's own.
    ssr: { build: { rolldownOptions: { experimental: { chunkOptimization: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Names are part of the route manifest, which every page loads. Chunks shared by several parts, and
            // stylesheets, have no name.
            chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
            assetFileNames: ({ names }) =>
              `assets/${names.some((name) => name.endsWith('.css')) ? '' : '[name]-'}[hash][extname]`,
            codeSplitting: {
              groups: [
                { name: 'shell', test: shell, priority: 1 },
                { name: 'offline', test: offline, priority: 1 },
                { name: 'guess', test: guess, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
