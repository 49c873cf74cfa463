import { Toaster } from './toaster.tsx';
import { toasterStore } from './toaster-store.ts';

// The toaster is mounted when this module loads, for two reasons. A screen reader announces only additions to a live
// region that already exists, and the toaster must know which button was clicked in order not to cover it.
toasterStore.publish(Toaster);

export { showToast } from './toast-store.ts';
