import type { FunctionComponent } from 'react';
import { createStore } from '../../platform/store.ts';

/** The toaster component, once a part of the page that may show messages is mounted; null before. */
export const toasterStore = createStore<FunctionComponent | null>(null);
