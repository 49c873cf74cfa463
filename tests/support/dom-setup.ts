import { afterEach } from 'vitest';

// Vitest's functions are imported and not global, so Testing Library does not register its cleanup itself.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // The default of one second is too short on a busy machine.
  configure({ asyncUtilTimeout: 60_000 });
  const { dismissToast, readToasts } = await import('../../web/ui/toast/toast-store.ts');
  afterEach(function dismissEverything() {
    cleanup();
    for (const { id } of readToasts()) dismissToast(id);
  });
}
