import { createContext } from 'react';
import type { MethodologyData } from './methodology-data.ts';

/** The numbered sources of the page, for the raised numbers in its sentences and the notes beside them. */
export const NotesContext = createContext<MethodologyData['notes']>({});
