import { expect, test } from 'vitest';
import { hubs } from '../../../../content/hubs.ts';
import { formatHubLocation } from './hub-location.ts';

test('a place with its country’s name does not repeat it', () => {
  const of = (id: string) => hubs.find((hub) => hub.id === id);
  expect([of('monaco'), of('okinawa')].map((hub) => hub && formatHubLocation(hub))).toEqual([
    'French Riviera',
    'Okinawa Prefecture, Japan',
  ]);
});
