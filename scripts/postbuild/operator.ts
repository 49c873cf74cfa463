type Variables = Readonly<Record<string, string | undefined>>;

const mailAddress = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;

/**
 * Holds that the contact of the legal pages leads somewhere.
 * @throws a sentence for the operator: got, expected, do.
 */
export function requireContact({ VITE_SITE_CONTACT: given = '' }: Variables): void {
  const contact = given.trim();
  if (contact === '' || mailAddress.test(contact)) return;
  if (URL.canParse(contact) && new URL(contact).protocol === 'https:') return;
  throw new Error(
    `Got '${contact}' in VITE_SITE_CONTACT; expected a mail address or an address that begins with https://; ` +
      'set it to where people can reach you, and build again.',
  );
}

/** What the operator has not said yet of themselves, as a sentence; undefined where all of it stands there. */
export function missingOperator(variables: Variables): string | undefined {
  const names = ['VITE_SITE_OPERATOR', 'VITE_SITE_OPERATOR_ADDRESS', 'VITE_SITE_CONTACT'];
  const missing = names.filter((name) => !variables[name]?.trim());
  if (missing.length === 0) return undefined;
  return (
    `Operator details are missing: set ${missing.join(', ')} and build again before you open the site to others. ` +
    'Until then /privacy says that they are missing.'
  );
}
