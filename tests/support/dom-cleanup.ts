import { afterEach } from 'vitest';

// Vitest's functions are imported, not global, so the testing library does not find the place to tidy up by itself.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
