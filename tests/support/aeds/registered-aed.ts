import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';

/** An invented AED open to everyone and without other data, except for the given overrides. Its name is its id. */
export function registeredAed(said: Partial<RegisteredAed> & Pick<RegisteredAed, 'id'>): RegisteredAed {
  return {
    position: [20, 50],
    name: said.id,
    address: null,
    location: {},
    level: null,
    isIndoor: null,
    isLocked: null,
    access: 'yes',
    phone: null,
    hasChildPads: null,
    hours: null,
    hoursText: null,
    timeZone: 'Europe/Warsaw',
    checked: null,
    sources: [said.id.split('/')[0] ?? ''],
    sameAs: [],
    ...said,
  };
}
