import { createContext, use } from 'react';
import type { PlaceRow } from './place-row.ts';

/** Every place of the atlas, from anyone who brings the list: a page's data, or the map's own records. */
export const PlacesContext = createContext<readonly PlaceRow[]>([]);

export const usePlaces = (): readonly PlaceRow[] => use(PlacesContext);
