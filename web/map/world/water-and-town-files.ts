/**
 * URLs of the files with rivers, lakes and towns, which media/ground.ts creates. Each file is named "world", or x-y
 * after a tile at zoom 4. This long list is a separate module, so that it is loaded only when it is needed.
 */
const grounds = import.meta.glob<string>('../../assets/ground/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** URLs of the files with town names by language. A file has only the names that differ from the default. */
const names = import.meta.glob<string>('../../assets/towns/*.json', { query: '?url', import: 'default', eager: true });

/** Returns the URL of the file with water and towns of a tile; undefined if the tile has none. */
export const findWaterAndTownsUrl = (name: string): string | undefined => grounds[`../../assets/ground/${name}.json`];

/** Returns the URL of the file with a language's town names; undefined if there is none. */
export const findTownNamesUrl = (tag: string): string | undefined => names[`../../assets/towns/${tag}.json`];
