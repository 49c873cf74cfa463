/**
 * URLs of the files with fine coastlines, which media/globe/coast-tiles.ts creates. Each file is named x-y after a tile
 * at zoom 4. This long list is a separate module, so that it is loaded only when it is needed.
 */
const files = import.meta.glob<string>('../../assets/coasts/*.json', { query: '?url', import: 'default', eager: true });

/** Returns the URL of the coastlines of a tile at zoom 4; undefined if the tile is all sea. */
export const findCoastFileUrl = (name: string): string | undefined => files[`../../assets/coasts/${name}.json`];
