import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { isRestricted, judgeOnArrival } from '../../domain/aed/usable-aed.ts';
import { aedPagePath } from '../../domain/registry/aed-address.ts';
import { pickLocation } from '../features/aed-locator/card/pick-location.ts';
import { formatAvailability, formatChecked } from '../features/aed-locator/messages/availability-words.ts';
import { cardText } from '../features/aed-locator/messages/card-text.ts';
import { detailsText } from '../features/aed-locator/messages/registry-text.ts';
import { language } from '../languages/in-language.ts';
import { addressIn } from '../languages/languages.ts';
import { element, isolated, link } from './elements.ts';

/** Whether the AED is accessible now. */
function stateOf(aed: RegisteredAed, now: Date): HTMLElement {
  const usable = judgeOnArrival({ item: aed, distanceKm: 0 }, now);
  const { state } = usable.availability;
  return element('p', { class: 'state', 'data-state': state }, formatAvailability(usable, now));
}

/** An AED in the list, or selected on the map: its name links to its page on this site. */
export function aedItem(aed: RegisteredAed, site: string, now: Date): readonly HTMLElement[] {
  const name = link(site + addressIn(language, aedPagePath(aed.id)), { class: 'name' }, isolated(aed.name));
  const { address, access, checked } = aed;
  const location = pickLocation(aed.location, [language.tag]);
  const where = [address, location?.words].filter((words) => typeof words === 'string' && words !== aed.name);
  return [
    element('p', {}, name),
    ...where.map((words) => element('p', { class: 'address' }, isolated(words ?? ''))),
    stateOf(aed, now),
    ...(isRestricted(access) && access !== 'unknown'
      ? [element('p', { class: 'limit' }, detailsText.access[access])]
      : []),
    ...(checked === null ? [] : [element('p', { class: 'checked' }, cardText.verified(formatChecked(checked, now)))]),
  ];
}
