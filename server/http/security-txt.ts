/** Renewed with every response, so it never expires while the server runs; RFC 9116 recommends less than a year. */
const validDays = 180;

interface SecurityTextParts {
  /** Contact for security reports: a URL that starts with mailto: or https:. */
  readonly contact: string;
  /** The site's public origin; undefined if not configured. */
  readonly siteOrigin: string | undefined;
  readonly now: Date;
}

/** `/.well-known/security.txt` (RFC 9116). */
export function renderSecurityTxt({ contact, siteOrigin, now }: SecurityTextParts): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  const canonical = siteOrigin === undefined ? [] : [`Canonical: ${siteOrigin}/.well-known/security.txt`];
  const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: en', ...canonical];
  return `${lines.join('\n')}\n`;
}
