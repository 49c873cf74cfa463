/** Hashes in a full tile, and entries in a full bundle. */
export const logTileWidth = 256;

/** A tile of hashes at a level, or the bundle of entries for a tile of level 0. https://c2sp.org/tlog-tiles */
export interface LogTile {
  readonly level: number | 'entries';
  readonly index: number;
  /** 1 to 256; less than 256 for a partial tile. */
  readonly width: number;
}

/** The path below the log's address: `tile/0/x001/x234/067.p/8`. */
export function tileAddress({ level, index, width }: LogTile): string {
  const groups = [String(index % 1000).padStart(3, '0')];
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`);
  }
  return `tile/${level}/${groups.join('/')}${width === logTileWidth ? '' : `.p/${width}`}`;
}

const wellFormed =
  /^tile\/(?<level>0|[1-5]?\d|6[0-3]|entries)\/(?<index>(?:x\d{3}\/)*\d{3})(?:\.p\/(?<width>[1-9]\d{0,2}))?$/;

/** Null for anything but the canonical path of a tile; superfluous zeros are not canonical. */
export function parseTileAddress(address: string): LogTile | null {
  const groups = wellFormed.exec(address)?.groups;
  if (groups?.level === undefined || groups.index === undefined) return null;
  const index = Number(groups.index.replaceAll(/[x/]/g, ''));
  const tile: LogTile = {
    level: groups.level === 'entries' ? 'entries' : Number(groups.level),
    index,
    width: groups.width === undefined ? logTileWidth : Number(groups.width),
  };
  return Number.isSafeInteger(index) && tileAddress(tile) === address ? tile : null;
}

/** The number of hashes that a log of this size has at a level. */
const hashesAt = (level: number, size: number) => Math.floor(size / logTileWidth ** level);

/** The width of a tile in a log of this size; 0 if it does not exist. Bundles are as wide as the tiles of level 0. */
export function tileWidthInLog(size: number, { level, index }: Pick<LogTile, 'level' | 'index'>): number {
  const hashes = hashesAt(level === 'entries' ? 0 : level, size);
  return Math.max(0, Math.min(logTileWidth, hashes - index * logTileWidth));
}
