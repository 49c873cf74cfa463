/**
 * The only country in the UN's list of places (UNlocations.tsv.br) that the UN's tables lack. The site has nine figures
 * for it, in its hub's `lifeLine`, and shows it on the map with a hatched circle.
 */
export const holySee = { code: 'VAT', m49: 336, region: 'VA', hubId: 'vatican-city' } as const;
