import { createContext, use } from 'react';
import type { PlaceRow } from './place-row.ts';

/** All places of the atlas. On the home page they come from the map's records, and elsewhere from the page's data. */
export const PlacesContext = createContext<readonly PlaceRow[]>([]);

export const usePlaces = (): readonly PlaceRow[] => use(PlacesContext);
