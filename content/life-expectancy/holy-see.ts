/**
 * The only country that is in the UN's list of places (UNlocations.tsv.br) but not in the UN's tables of figures. The
 * site has nine figures for it, in its hub's `lifeLine`, and shows it on the map as a hatched circle.
 */
export const holySee = { code: 'VAT', m49: 336, region: 'VA', hubId: 'vatican-city' } as const;
