import { createContext } from 'react';
import type { MethodologyData } from './methodology-data.ts';

/** The page's numbered sources, for citations and margin notes. */
export const NotesContext = createContext<MethodologyData['notes']>({});
