import { afterAll, afterEach } from 'vitest';

// Vitest's functions are imported, not global, so Testing Library does not register its cleanup automatically.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Long like all timeouts of the tests (vitest.config.ts): the default second is too short on a busy machine.
  configure({ asyncUtilTimeout: 60_000 });
  const { dismissToast, readToasts } = await import('../../web/ui/toast/toast-store.ts');
  afterEach(function dismissEverything() {
    cleanup();
    for (const { id } of readToasts()) dismissToast(id);
  });
  const { href } = window.location;
  // Test files share a worker and its document, so each must leave it clean.
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
