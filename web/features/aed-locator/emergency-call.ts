import { iso1A2Code } from '@rapideditor/country-coder';
import { ambulanceNumbers } from '../../../content/emergency-numbers.ts';
import type { LongitudeLatitude } from '../../../domain/hub.ts';
import type { EmergencyCall } from './aed-source.ts';

/**
 * Whom to call for an ambulance at a position; null on the open sea. Country borders come with the page's code, so nobody is
 * asked where that is.
 */
export function emergencyCallAt([longitude, latitude]: LongitudeLatitude): EmergencyCall | null {
  // Territories count for themselves: Hong Kong and Réunion have other numbers than China and France would suggest.
  const country = iso1A2Code([longitude, latitude], { level: 'territory' });
  if (country === null) return null;
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  return { countryName, numbers: ambulanceNumbers[country] ?? [] };
}
