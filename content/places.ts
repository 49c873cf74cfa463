import type { PlaceProfile } from './place-profile.ts';
import { pagesById } from './places/pages-by-id.ts';

/**
 * Profiles of all places whose page uses the shared template, in the order of the hub list. Iceland and Oʻahu have
 * pages of their own.
 */
export const placeProfiles: readonly PlaceProfile[] = Object.values(pagesById).flatMap(({ profile }) => profile ?? []);
