import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { coveredAt } from '../../../../domain/registry/registry-coverage.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';

/** A place of which the registers list no AEDs: of its whole country, or of this part of it. */
export interface NotCovered {
  readonly countryName: string;
  readonly isWholeCountry: boolean;
}

/** Null where the registers cover the place, where nobody knows which country it is in, and for an index that does not tell. */
export function notCoveredAt(
  { coverage }: Pick<RegistryIndex, 'coverage'>,
  { position }: { readonly position: LongitudeLatitude },
  call: EmergencyCall | null,
): NotCovered | null {
  const country = call?.countries[0];
  if (coverage === null || country === undefined) return null;
  const covered = coveredAt(coverage, country.code, position);
  return covered === 'here' ? null : { countryName: country.countryName, isWholeCountry: covered === 'not' };
}
