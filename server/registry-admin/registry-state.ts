import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import type { DraftReport, ImportOverview } from '../../domain/registry-admin/draft-report.ts';
import type { RegistryChanges } from '../../domain/registry-admin/registry-changes.ts';
import type { RegistrySummary, SourceSummary, StoredVersion } from '../../domain/registry-admin/registry-import.ts';
import { listPreviousPublications } from '../http/files/published-files.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads a JSON file that the command line has written. Resolves to null if there is none. */
async function readJson<Written = Json>(path: string): Promise<Written | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Written;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Summarises the registry in a folder. Resolves to null if the folder contains no registry. */
export async function readRegistrySummary(folder: string): Promise<RegistrySummary | null> {
  const index = await readJson(join(folder, 'index.json'));
  if (index === null || index.registry === null) return null;
  const { version, aedCount, asOf, licence, sources } = parseRegistryIndex(index);
  const [publication, overview] = await Promise.all([
    readJson(join(folder, 'report', 'publication.json')),
    readJson(join(folder, 'report', 'overview.json')),
  ]);
  // Newer registries have an import report, which also counts opening hours and doubtful records per source.
  const told = Array.isArray(overview?.sources) ? (overview.sources as SourceSummary[]) : sources;
  return {
    version,
    aedCount,
    asOf,
    licence,
    sources: told,
    publishedAt: textOrNull(publication?.publishedAt),
    decision: textOrNull(publication?.decision),
  };
}

export const registryDraftFolderOf = (aedsFolder: string) => `${aedsFolder}.draft`;

/** Returns the stored versions, newest first. */
export async function readRegistryVersions(aedsFolder: string): Promise<readonly StoredVersion[]> {
  const folders = await listPreviousPublications(aedsFolder);
  const read = await Promise.all(
    folders.map(async (folder) => {
      const facts = await readRegistrySummary(folder).catch(() => null);
      return facts === null ? [] : [{ name: basename(folder), ...facts }];
    }),
  );
  return read.flat();
}

/** Returns the draft's import report and its differences from the published registry. Null if there is no draft. */
export async function readDraftReport(aedsFolder: string): Promise<DraftReport | null> {
  const report = join(registryDraftFolderOf(aedsFolder), 'report');
  const [overview, changes] = await Promise.all([
    readJson<ImportOverview>(join(report, 'overview.json')),
    readJson<RegistryChanges>(join(report, 'changes.json')),
  ]);
  return overview === null || changes === null ? null : { overview, changes };
}
