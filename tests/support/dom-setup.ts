import { afterAll, afterEach } from 'vitest';

// Vitest's functions are imported, not global, so the testing library does not find the place to tidy up by itself.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Generous as every limit of the tests (vitest.config.ts): its own second is over too soon beside busy processes.
  configure({ asyncUtilTimeout: 60_000 });
  const { dismissToast, readToasts } = await import('../../web/ui/toast/toast-store.ts');
  afterEach(function dismissEverything() {
    cleanup();
    for (const { id } of readToasts()) dismissToast(id);
  });
  const { href } = window.location;
  // Files share a worker, and with it one page: the next file finds it as this one did.
  afterAll(function leaveThePageEmpty() {
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', href);
  });
}
