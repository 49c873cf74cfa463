import type { FunctionComponent } from 'react';
import { createStore } from '../../platform/store.ts';

/** What shows messages, once a part of the page is there that may have one to show; null before. */
export const toasterPart = createStore<FunctionComponent | null>(null);
