/**
 * How many days security.txt is valid. RFC 9116 recommends less than a year. Each response contains a new date, so the
 * file does not expire while the server runs.
 */
const validDays = 180;

interface SecurityTextParts {
  /** Contact for security reports: a URL that begins with mailto: or https:. */
  readonly contact: string;
  /** The site's public origin, or undefined if it is not configured. */
  readonly siteOrigin: string | undefined;
  readonly now: Date;
}

/** Returns the content of `/.well-known/security.txt` (RFC 9116). */
export function renderSecurityTxt({ contact, siteOrigin, now }: SecurityTextParts): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  const canonical = siteOrigin === undefined ? [] : [`Canonical: ${siteOrigin}/.well-known/security.txt`];
  const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: en', ...canonical];
  return `${lines.join('\n')}\n`;
}
