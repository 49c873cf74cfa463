/** Number of hashes in a full tile, and of entries in a full bundle. */
export const logTileWidth = 256;

/**
 * A tile of hashes at a level of the tree or, with the level 'entries', a bundle of log entries. Format:
 * https://c2sp.org/tlog-tiles
 */
export interface LogTile {
  readonly level: number | 'entries';
  readonly index: number;
  /** Number of hashes or entries, from 1 to 256; a partial tile has fewer than 256. */
  readonly width: number;
}

/** Returns the path of a tile, relative to the log's URL: `tile/0/x001/x234/067.p/8`. */
export function formatTileAddress({ level, index, width }: LogTile): string {
  const groups = [String(index % 1000).padStart(3, '0')];
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`);
  }
  return `tile/${level}/${groups.join('/')}${width === logTileWidth ? '' : `.p/${width}`}`;
}

const wellFormed =
  /^tile\/(?<level>0|[1-5]?\d|6[0-3]|entries)\/(?<index>(?:x\d{3}\/)*\d{3})(?:\.p\/(?<width>[1-9]\d{0,2}))?$/;

/**
 * Parses the path of a tile. Null if the text is not the path of a tile, or not in its canonical form, for example
 * because it has extra zeros.
 */
export function parseTileAddress(address: string): LogTile | null {
  const groups = wellFormed.exec(address)?.groups;
  if (groups?.level === undefined || groups.index === undefined) return null;
  const index = Number(groups.index.replaceAll(/[x/]/g, ''));
  const tile: LogTile = {
    level: groups.level === 'entries' ? 'entries' : Number(groups.level),
    index,
    width: groups.width === undefined ? logTileWidth : Number(groups.width),
  };
  return Number.isSafeInteger(index) && formatTileAddress(tile) === address ? tile : null;
}

/** Returns the number of hashes that a log of a given size has at a level. */
const hashesAt = (level: number, size: number) => Math.floor(size / logTileWidth ** level);

/** Returns the number of hashes or entries that a tile has in a log of a given size; 0 if the tile does not exist. */
export function computeTileWidthInLog(size: number, { level, index }: Pick<LogTile, 'level' | 'index'>): number {
  const hashes = hashesAt(level === 'entries' ? 0 : level, size);
  return Math.max(0, Math.min(logTileWidth, hashes - index * logTileWidth));
}
