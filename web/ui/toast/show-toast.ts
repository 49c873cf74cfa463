import { Toaster } from './toaster.tsx';
import { toasterStore } from './toaster-store.ts';

// The toaster is mounted when this module loads, because a screen reader announces only additions to a live region that
// already exists. The toaster also avoids covering the clicked button, so it must know of the click.
toasterStore.publish(Toaster);

export { showToast } from './toast-store.ts';
