import type { FunctionComponent } from 'react';
import { createStore } from '../../platform/store.ts';

/** The toaster component. Null until a part of the page that may show messages has loaded. */
export const toasterStore = createStore<FunctionComponent | null>(null);
