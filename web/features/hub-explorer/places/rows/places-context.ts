import { createContext, use } from 'react';
import type { PlaceRow } from './place-row.ts';

/** Every place of the atlas. The provider takes them from the page's data or from the map's records. */
export const PlacesContext = createContext<readonly PlaceRow[]>([]);

export const usePlaces = (): readonly PlaceRow[] => use(PlacesContext);
