import { Toaster } from './toaster.tsx';
import { toasterStore } from './toaster-store.ts';

// Components that may show a message mount the toaster beforehand: a screen reader announces only additions to an
// existing live region, and the toaster also avoids covering what was pressed.
toasterStore.publish(Toaster);

export { showToast } from './toast-store.ts';
