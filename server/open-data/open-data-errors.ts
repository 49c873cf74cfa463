import { parseCountryCodes } from '../../domain/geography/country-codes.ts';
import { countryName } from '../../domain/geography/country-name.ts';
import { messageResponse } from '../http/files/published-files.ts';
import type { CountryData } from './country-data.ts';

/** @param list address of the list of countries with open data */
export function unknownCountryResponse(code: string, list: string): Response {
  const remedy = `${list} lists the countries that have one.`;
  const isCode = parseCountryCodes(code).codes.length === 1;
  if (!isCode) return messageResponse(404, `"${code}" is not an ISO 3166-1 country code. ${remedy}`);
  return messageResponse(404, `Our AED list has no AED in ${countryName(code)}. ${remedy}`);
}

export function unknownSourceResponse({ name, groups }: CountryData, source: string): Response {
  const keys = groups.flatMap(({ sources }) => sources.map(({ key }) => key));
  const asked = JSON.stringify(source.slice(0, 100));
  return messageResponse(404, `The AED list ${asked} has no AED in ${name}. Ask for one of these: ${keys.join(', ')}.`);
}

/** @param whole address of the complete file of the country */
export function unknownVersionResponse(since: string, whole: string): Response {
  const asked = JSON.stringify(since.slice(0, 100));
  return messageResponse(
    410,
    `We no longer know what has changed since version ${asked}. Load ${whole} again and continue from its version.`,
  );
}

export function methodNotAllowedResponse(): Response {
  return messageResponse(405, 'This address is read-only.', { Allow: 'GET, HEAD, OPTIONS' });
}

export function tooManyDownloadsResponse(): Response {
  const sentence = 'Too many files are being sent at the moment. Try again in a few seconds.';
  return messageResponse(503, sentence, { 'Retry-After': '5' });
}
