import { createContext } from 'react';
import type { MethodologyData } from './methodology-data.ts';

/** The numbered sources of the page, by key. */
export const NotesContext = createContext<MethodologyData['notes']>({});
