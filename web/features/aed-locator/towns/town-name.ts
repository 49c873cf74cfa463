/** Formats a town's name, with its region if there is another town of that name: "Neustadt, Thuringia". */
export const formatTownName = (name: string, region: string | null): string =>
  region === null ? name : `${name}, ${region}`;
