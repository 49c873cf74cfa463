import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const backendAddress = `http://127.0.0.1:${process.env.BACKEND_PORT || 3001}`;

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'web/public',
  server: {
    // While developing, the backend is a process of its own: `npm run dev` starts both.
    proxy: Object.fromEntries(['/auth/v1', '/rest/v1', '/aeds'].map((path) => [path, backendAddress])),
  },
  build: {
    // Pictures stay files: they are cached for a year, and inline ones would need looser content security rules.
    assetsInlineLimit: 0,
    // In kB. The borders of all countries are one file, asked for when a position is known: they name the emergency number.
    chunkSizeWarningLimit: 650,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs travels as one file: thirty small ones take longer to ask for than to read.
            codeSplitting: {
              groups: [
                {
                  name: 'shell',
                  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/web\/(?:root|pages\/site-layout)\.tsx/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
