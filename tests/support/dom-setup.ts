import { afterEach } from 'vitest';

// Vitest's functions are imported, not global, so the testing library does not find the place to tidy up by itself.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Generous as every limit of the tests (vitest.config.ts): its own second is over too soon beside busy processes.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(cleanup);
}
