import { foldText } from '../text/fold-text.ts';

const slugOf = (text: string, longest: number) =>
  foldText(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longest);

/**
 * Case id of a report about a figure: "place/okinawa/life-expectancy-years--84-3". It includes the current value, so
 * that a correction is done once the record has changed.
 */
export function figureCaseId(
  placeId: string,
  { label, value }: { readonly label: string; readonly value: string },
): string {
  return `place/${placeId}/${slugOf(label, 70)}--${slugOf(value, 28)}`;
}

/** The place whose figure a case is about; null for a case about an AED. */
export const placeOfFigureCase = (caseId: string): string | null => /^place\/([^/]+)\//.exec(caseId)?.[1] ?? null;

/** The database stores at most this many characters of a source's URL. */
const longestAddress = 500;

/**
 * A source's URL in a form that is safe to link, complete and in ASCII; null for anything but https, and for one with a
 * user name or password.
 */
export function toHttpsUrl(text: string): string | null {
  if (!URL.canParse(text.trim())) return null;
  const { protocol, username, password, hostname, href } = new URL(text.trim());
  const isSound =
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    /^[a-z0-9][a-z0-9.-]*\.[a-z0-9-]*[a-z0-9]$/i.test(hostname);
  return isSound && href.length <= longestAddress && /^[!-~]+$/.test(href) ? href : null;
}
