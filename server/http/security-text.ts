/** Renewed with every answer, so it never runs out while the server runs; RFC 9116 asks for less than a year. */
const validDays = 180;

interface SecurityTextParts {
  /** Where a finder of a weakness is to write: an address that starts with mailto: or https:. */
  readonly contact: string;
  /** Where visitors find the site; undefined if nobody said. */
  readonly siteOrigin: string | undefined;
  readonly now: Date;
}

/** `/.well-known/security.txt` (RFC 9116). */
export function securityText({ contact, siteOrigin, now }: SecurityTextParts): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  const canonical = siteOrigin === undefined ? [] : [`Canonical: ${siteOrigin}/.well-known/security.txt`];
  const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: en', ...canonical];
  return `${lines.join('\n')}\n`;
}
