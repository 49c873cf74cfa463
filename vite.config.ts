import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { requireCompleteProject } from './scripts/postbuild/hosted-project.ts';
import { requireContact } from './scripts/postbuild/operator.ts';
import { emergencyNumbersPlugin } from './scripts/toolchain/emergency-numbers-plugin.ts';

const backendAddress = `http://127.0.0.1:${process.env.BACKEND_PORT || 3001}`;

/** Asked here, where the variables and the .env files meet, before the first minute of a build is spent. */
const soundVariables: Plugin = {
  name: 'sound-variables',
  config(_, { mode }) {
    const variables = loadEnv(mode, '.', 'VITE_');
    requireCompleteProject(variables);
    requireContact(variables);
  },
};

/** What every page needs travels as one file: thirty small ones take longer to ask for than to read. */
const shell =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/web\/(?:root|pages\/site-layout|pages\/page-meta|platform\/(?!under-lock)[a-z-]+|ui\/(?:control\/button|page\/section|page\/drawing|lazy\/use-is-hydrated))\.tsx?$/;

/** What works without a network, set up in an idle moment. */
const offline =
  /\/web\/(?:offline\/(?:register-worker|start-offline|registry-address)|features\/offline\/offline-parts)\.tsx?$/;

/** Whom to call: a page that asks for one of these asks for all. */
const guess =
  /\/web\/emergency-call\/(?:use-guessed-call|call-in-countries|numbers-to-show|text|zones\/volumes)\.ts$|^virtual:zone-volumes$/;

export default defineConfig({
  plugins: [soundVariables, emergencyNumbersPlugin, reactRouter()],
  publicDir: 'web/public',
  server: {
    // While developing, the backend is its own process: `npm run dev` starts both.
    proxy: Object.fromEntries(
      // Not all below /ledger/ and /aeds/, where pages stand too: pages are written by asking this server for them.
      [
        '/auth/v1',
        '/rest/v1',
        '/registers/v1',
        // Its files and single AEDs; what else is there are pages.
        '^/aeds/(?:.*\\.|id/)',
        '/streets',
        '^/ledger/(?:checkpoint|key|rows\\.json|tile/)',
      ].map((path) => [path, backendAddress]),
    ),
  },
  build: {
    // Pictures stay files: they are cached for a year, and inline ones would need looser content security rules.
    assetsInlineLimit: 0,
    // In kB. The borders of all countries are one file, requested when a position is known: they name the emergency number.
    chunkSizeWarningLimit: 650,
  },
  environments: {
    // Merged with its first file, a shared part would leave its own stylesheet among those of the site.
    ssr: { build: { rolldownOptions: { experimental: { chunkOptimization: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Names are in the list of all routes, which every page loads. What is shared by several parts has none, nor has a stylesheet.
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
