import { foldText } from '../text/fold-text.ts';

const slugOf = (text: string, longest: number) =>
  foldText(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longest);

/**
 * Creates the id of a reported error in a figure, such as "place/okinawa/life-expectancy-years--84-3". The id contains
 * the reported value, so it no longer matches the figure once the figure is corrected.
 */
export function figureCaseId(
  placeId: string,
  { label, value }: { readonly label: string; readonly value: string },
): string {
  return `place/${placeId}/${slugOf(label, 70)}--${slugOf(value, 28)}`;
}

/** Returns the place whose figure a case is about. Null for a case about an AED. */
export const placeOfFigureCase = (caseId: string): string | null => /^place\/([^/]+)\//.exec(caseId)?.[1] ?? null;

/** Maximum length of a source's URL in the database. */
const maxUrlLength = 500;

/**
 * Normalises a source's URL so that it is safe to link: absolute and in ASCII. Null unless it is an https URL without a
 * user name and password.
 */
export function toHttpsUrl(text: string): string | null {
  if (!URL.canParse(text.trim())) return null;
  const { protocol, username, password, hostname, href } = new URL(text.trim());
  const isSound =
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    /^[a-z0-9][a-z0-9.-]*\.[a-z0-9-]*[a-z0-9]$/i.test(hostname);
  return isSound && href.length <= maxUrlLength && /^[!-~]+$/.test(href) ? href : null;
}
