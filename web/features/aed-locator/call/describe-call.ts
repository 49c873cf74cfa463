import { emergencyCallText } from '../../../emergency-call/text.ts';
import { namesOf } from '../../../emergency-call/told-numbers.ts';
import type { EmergencyCall } from '../search/aed-source.ts';
import { callLinkText as text } from './call-link-text.ts';

/** Where the visitor seems to be and how that is known; null stands for not at all. */
export function describeCall(call: EmergencyCall | null): string {
  if (call === null) return text.anywhere;
  const [own, ...others] = call.countries;
  if (own === undefined) return text.atSea;
  if (own.numbers.length === 0) return emergencyCallText.unsure(own.countryName);
  if (call.knownBy === 'time-zone') return text.guessed(namesOf(call.countries));
  return others.length === 0 ? text.inCountry(own.countryName) : text.nearBorder(own.countryName);
}
