/**
 * The one country of the UN's list of places (UNlocations.tsv.br) of which the shipped tables have no row. The site has nine figures of it,
 * the `lifeLine` of its hub, and draws its circle hatched.
 */
export const holySee = { code: 'VAT', m49: 336, region: 'VA', hubId: 'vatican-city' } as const;
