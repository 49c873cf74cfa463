import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';

/** A number to ring, without the country's and the trunk's prefix; null for the short ones of the emergency services. */
export function subscriberOf({ phone }: Pick<RegisteredAed, 'phone'>): string | null {
  const digits = (phone ?? '').normalize('NFKC').replaceAll(/\P{Nd}/gu, '');
  return digits.length < 7 ? null : digits.slice(-7);
}
