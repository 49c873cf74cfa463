import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'web/public',
  build: {
    // Pictures stay files: they are cached for a year, and inline ones would need looser content security rules.
    assetsInlineLimit: 0,
  },
});
