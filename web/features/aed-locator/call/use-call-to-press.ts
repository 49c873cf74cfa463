import { numberWithoutCountry } from '../../../../content/emergency-numbers/number-without-country.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import { type FurtherNumber, toldNumbers } from '../../../emergency-call/told-numbers.ts';
import { useGuessedCall } from '../../../emergency-call/use-guessed-call.ts';

interface CallToPress {
  /** Null stands for nowhere known. */
  readonly call: EmergencyCall | null;
  readonly pressed: string;
  readonly further: readonly FurtherNumber[];
}

/** Whom to call by the position where it is known, else by the device's time zone; the general number where neither tells one. */
export function useCallToPress(known: EmergencyCall | null): CallToPress {
  const guessed = useGuessedCall();
  const call = known ?? guessed;
  const { first, further } = call === null ? { first: null, further: [] } : toldNumbers(call);
  return { call, pressed: first ?? numberWithoutCountry, further };
}
