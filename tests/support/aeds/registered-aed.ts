import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';

/**
 * Creates an invented AED that is open to everyone. Its name is its id. Other details are unknown unless they are
 * overridden.
 */
export function createRegisteredAed(overrides: Partial<RegisteredAed> & Pick<RegisteredAed, 'id'>): RegisteredAed {
  return {
    position: [20, 50],
    name: overrides.id,
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
    sources: [overrides.id.split('/')[0] ?? ''],
    sameAs: [],
    ...overrides,
  };
}
