/** A town's name with the region that tells it from others of its name: "Neustadt, Thuringia". */
export const placeName = (name: string, region: string | null): string =>
  region === null ? name : `${name}, ${region}`;
