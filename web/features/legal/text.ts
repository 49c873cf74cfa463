/** Texts that all legal pages share. */
export const legalText = {
  contents: 'Contents',
  asOf: (day: string) => `As of ${day}`,
  columns: { name: 'Name', what: 'What it holds', until: 'Until' },
  operator: {
    missing:
      'The operator of this site has not given a name. If you do not know the operator, do not create an account.',
    missingContact: 'The operator has given no contact.',
    name: 'Operator',
    postalAddress: 'Address',
    contact: 'Contact',
    program:
      'The Symbiotics Longevity Map project made the program. The operator of each installation is responsible for its data.',
  },
} as const;
