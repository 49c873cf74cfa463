/** Addresses of rivers, lakes and towns by "x-y", a tile of zoom 4, and "world"; drawn by media/ground.ts. Its own list, for it is long and late. */
const grounds = import.meta.glob<string>('../../assets/ground/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Addresses of the names of towns by language, where they differ from those of the list. */
const names = import.meta.glob<string>('../../assets/towns/*.json', { query: '?url', import: 'default', eager: true });

/** The address of a tile's water and towns, or undefined if the tile has none. */
export const groundFile = (name: string): string | undefined => grounds[`../../assets/ground/${name}.json`];

/** The address of a language's names of towns. */
export const townNamesFile = (tag: string): string | undefined => names[`../../assets/towns/${tag}.json`];
