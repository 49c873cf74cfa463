/** A town's name with its region if needed to distinguish it: "Neustadt, Thuringia". */
export const formatTownName = (name: string, region: string | null): string =>
  region === null ? name : `${name}, ${region}`;
