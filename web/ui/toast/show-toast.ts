import { Toaster } from './toaster.tsx';
import { toasterPart } from './toaster-part.ts';

// Anyone who may show a message brings along what shows it, and before there is anything to say: a screen reader announces what is added to a
// corner that is there, and the corner keeps off what was pressed before.
toasterPart.publish(Toaster);

export { showToast } from './toast-store.ts';
