import { numberWithoutCountry } from '../../../../content/emergency-numbers/number-without-country.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import { type FurtherNumber, numbersToShow } from '../../../emergency-call/numbers-to-show.ts';
import { useGuessedCall } from '../../../emergency-call/use-guessed-call.ts';

interface CallToPress {
  /** Null stands for nowhere known. */
  readonly call: EmergencyCall | null;
  readonly pressed: string;
  readonly further: readonly FurtherNumber[];
}

/** Whom to call by the position where it is known, else by the device's time zone; the general number where neither tells one. */
export function useEmergencyNumber(known: EmergencyCall | null): CallToPress {
  const guessed = useGuessedCall();
  const call = known ?? guessed;
  const { first, further } = call === null ? { first: null, further: [] } : numbersToShow(call);
  return { call, pressed: first ?? numberWithoutCountry, further };
}
