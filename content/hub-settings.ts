import type { HubSetting } from '../domain/hub/similar-hubs.ts';

/**
 * Hubs that are islands, or lie on one or several, and states of less than a thousand square kilometres, by hub id. General geography;
 * Ireland is named as an island although the state covers five sixths of it.
 */
export const hubSettings: Readonly<Record<string, readonly HubSetting[]>> = {
  okinawa: ['island'],
  sardinia: ['island'],
  ikaria: ['island'],
  malta: ['small-state', 'island'],
  ireland: ['island'],
  iceland: ['island'],
  'french-polynesia': ['island'],
  reunion: ['island'],
  singapore: ['small-state', 'island'],
  kauai: ['island'],
  maui: ['island'],
  'oahu-honolulu': ['island'],
  andorra: ['small-state'],
  monaco: ['small-state'],
  'vatican-city': ['small-state'],
  'san-marino': ['small-state'],
  liechtenstein: ['small-state'],
};
