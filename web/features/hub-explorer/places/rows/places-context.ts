import { createContext, use } from 'react';
import type { PlaceRow } from './place-row.ts';

/** Every place of the atlas, provided by the list's owner: a page's data, or the map's own records. */
export const PlacesContext = createContext<readonly PlaceRow[]>([]);

export const usePlaces = (): readonly PlaceRow[] => use(PlacesContext);
