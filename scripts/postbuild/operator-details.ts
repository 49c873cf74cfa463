type Variables = Readonly<Record<string, string | undefined>>;

const mailAddress = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;

/**
 * Checks that the contact for the legal pages is valid.
 * @throws an error that tells the operator what is wrong and what to do
 */
export function requireValidContact({ VITE_SITE_CONTACT: given = '' }: Variables): void {
  const contact = given.trim();
  if (contact === '' || mailAddress.test(contact)) return;
  if (URL.canParse(contact) && new URL(contact).protocol === 'https:') return;
  throw new Error(
    `VITE_SITE_CONTACT is '${contact}', but must be an e-mail address or begin with https://. ` +
      'Set it to where people can reach you, and build again.',
  );
}

/** Returns a warning that names the missing details of the operator, or undefined if none are missing. */
export function formatMissingOperatorWarning(variables: Variables): string | undefined {
  const names = ['VITE_SITE_OPERATOR', 'VITE_SITE_OPERATOR_ADDRESS', 'VITE_SITE_CONTACT'];
  const missing = names.filter((name) => !variables[name]?.trim());
  if (missing.length === 0) return undefined;
  return (
    `Operator details are missing: set ${missing.join(', ')} and build again before you open the site to others. ` +
    'Until then /privacy says that they are missing.'
  );
}
