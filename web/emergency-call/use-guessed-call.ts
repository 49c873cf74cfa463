import { useEffect } from 'react';
import { createStore } from '../platform/store.ts';
import type { EmergencyCall } from './emergency-call.ts';
import { guessCall } from './guess-call.ts';

const guess = createStore<EmergencyCall | null>(null);
let isAsked = false;

async function askTimeZone() {
  if (isAsked) return;
  isAsked = true;
  try {
    guess.publish(await guessCall(new Intl.DateTimeFormat().resolvedOptions().timeZone));
  } catch (cause) {
    isAsked = false;
    console.warn('The table of emergency numbers could not be loaded; the general number stays.', cause);
  }
}

/**
 * Whom to call by the device's time zone, which needs no permission and is sent nowhere. Null in the written page, until the table is
 * there, and where the zone tells no country.
 */
export function useGuessedCall(): EmergencyCall | null {
  useEffect(() => void askTimeZone(), []);
  return guess.use();
}
