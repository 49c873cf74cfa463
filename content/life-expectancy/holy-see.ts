/**
 * The only country of the UN's list of places (UNlocations.tsv.br) without a row in the shipped tables. The site has
 * nine figures for it, the `lifeLine` of its hub, and draws its circle hatched.
 */
export const holySee = { code: 'VAT', m49: 336, region: 'VA', hubId: 'vatican-city' } as const;
