import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { assessOnArrival, isRestricted } from '../../domain/aed/assessed-aed.ts';
import { aedPagePath } from '../../domain/registry/aed-page-path.ts';
import { chooseLocationDescription } from '../features/aed-locator/card/choose-location-description.ts';
import { aedCardText } from '../features/aed-locator/messages/aed-card-text.ts';
import { formatAvailability, formatLastChecked } from '../features/aed-locator/messages/format-availability.ts';
import { localName } from '../features/aed-locator/messages/local-name.ts';
import { aedDetailsText } from '../features/aed-locator/messages/registry-text.ts';
import { pathInLanguage } from '../languages/languages.ts';
import { language } from '../languages/localize-text.ts';
import { createElementWith, createNewTabLink, isolateDirection } from './elements.ts';

/** Creates the text that says whether the AED is accessible now. */
function createAvailability(aed: RegisteredAed, now: Date): HTMLElement {
  const assessed = assessOnArrival({ item: aed, distanceKm: 0 }, now);
  const { state } = assessed.availability;
  return createElementWith('p', { class: 'state', 'data-state': state }, formatAvailability(assessed, now));
}

/** Creates the description of an AED for the list or the map. The AED's name links to its page on the site. */
export function createAedItem(aed: RegisteredAed, site: string, now: Date): readonly HTMLElement[] {
  const name = createNewTabLink(
    site + pathInLanguage(language, aedPagePath(aed.id)),
    { class: 'name' },
    isolateDirection(localName(aed.name)),
  );
  const { address, access, checked } = aed;
  const location = chooseLocationDescription(aed.location, [language.tag]);
  const where = [address, location?.words].filter((words) => typeof words === 'string' && words !== aed.name);
  return [
    createElementWith('p', {}, name),
    ...where.map((words) => createElementWith('p', { class: 'address' }, isolateDirection(words ?? ''))),
    createAvailability(aed, now),
    ...(isRestricted(access) && access !== 'unknown'
      ? [createElementWith('p', { class: 'limit' }, aedDetailsText.access[access])]
      : []),
    ...(checked === null
      ? []
      : [createElementWith('p', { class: 'checked' }, aedCardText.verified(formatLastChecked(checked, now)))]),
  ];
}
