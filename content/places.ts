import type { PlaceProfile } from './place-profile.ts';
import { everyPage } from './places/every-page.ts';

/** Profiles of the shared template, in the order of the hub list. Iceland and Oʻahu have pages of their own. */
export const placeProfiles: readonly PlaceProfile[] = Object.values(everyPage).flatMap(({ profile }) => profile ?? []);
