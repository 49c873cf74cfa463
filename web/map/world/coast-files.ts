/** Addresses of the fine outlines by "x-y", a tile of zoom 4; drawn by media/globe/coasts.ts. Its own list, for it is long and late. */
const files = import.meta.glob<string>('../../assets/coasts/*.json', { query: '?url', import: 'default', eager: true });

/** The address of a tile's outlines, or undefined if the tile is all sea. */
export const coastFile = (name: string): string | undefined => files[`../../assets/coasts/${name}.json`];
