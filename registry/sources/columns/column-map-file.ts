import { readFileSync, writeFileSync } from 'node:fs';
import { ImportError } from '../../source-record.ts';

/** Writes a proposed map to a new file. Throws ImportError if the file exists. */
export function writeColumnMapFile(path: string, map: object): void {
  try {
    writeFileSync(path, `${JSON.stringify(map, null, 2)}\n`, { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new ImportError(`${path} already exists. Choose another name with --out.`);
  }
}

/** Reads the file of a column map, which may be incomplete. Throws ImportError if the file is not JSON. */
export function readColumnMapFile(path: string): object {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object;
  } catch (cause) {
    throw new ImportError(`${path} is not a column map in JSON (${(cause as Error).message}). See registry/README.md.`);
  }
}
