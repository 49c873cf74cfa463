/** What the legal pages share. */
export const legalText = {
  contents: 'Contents',
  asOf: (day: string) => `As of ${day}`,
  columns: { name: 'Name', what: 'What it holds', until: 'Until' },
  operator: {
    missing:
      'Whoever runs this installation has not filled in who they are. Until they do, nobody is named here who answers for it. If you do not know them, do not make an account on it.',
    missingContact: 'They have not filled in how to reach them.',
    name: 'Operator',
    postalAddress: 'Address',
    contact: 'Contact',
    program:
      'The program was made by the Symbiotics Longevity Map project. Each installation has an operator of its own, who answers for its data.',
  },
} as const;
