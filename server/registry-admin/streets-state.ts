import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import type {
  StoredStreets,
  StreetsImportOverview,
  StreetsSummary,
} from '../../domain/registry-admin/streets-import.ts';
import { parseStreetIndex } from '../../domain/streets/street-index.ts';
import { listPreviousPublications } from '../http/files/published-files.ts';
import { isJsonObject } from './stored-json.ts';

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

const isOverview = (value: unknown): value is StreetsImportOverview =>
  isJsonObject(value) && [value.squareKm, value.bytes, value.unroutedCount].every(Number.isFinite);

/** Summarises the streets in a folder. Resolves to null if the folder contains none. */
export async function readStreetsSummary(folder: string): Promise<StreetsSummary | null> {
  const document = await readJson(join(folder, 'index.json'));
  const index = document === null ? null : parseStreetIndex(document);
  if (index === null) return null;
  const { version, cellCount, bounds, asOf, sources } = index;
  const overview = await readJson(join(folder, 'report', 'overview.json'));
  return { version, cellCount, bounds, asOf, sources, overview: isOverview(overview) ? overview : null };
}

/** Returns the folder to which `npm run streets -- import --preview` writes a draft. */
export const streetsDraftFolder = (streetsFolder: string) => `${streetsFolder}.draft`;

/** Returns the stored versions that can be read, newest first. */
export async function readStreetsVersions(streetsFolder: string): Promise<readonly StoredStreets[]> {
  const folders = await listPreviousPublications(streetsFolder);
  const read = await Promise.all(
    folders.map(async (folder) => {
      const facts = await readStreetsSummary(folder).catch(() => null);
      return facts === null ? [] : [{ name: basename(folder), ...facts }];
    }),
  );
  return read.flat();
}

/** Whether a program is in one of the folders of a search path. */
export async function isProgramOnPath(program: string, path: string): Promise<boolean> {
  const places = path.split(delimiter).flatMap((folder) => [join(folder, program), join(folder, `${program}.exe`)]);
  const found = await Promise.all(
    places.map((place) =>
      access(place, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}
