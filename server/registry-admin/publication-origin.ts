import { join } from 'node:path';
import { readRegistrySummary } from './registry-state.ts';
import { isJsonObject, readStoredJson, writeStoredJson } from './stored-json.ts';
import type { UploadedFiles } from './uploaded-files.ts';

/**
 * Records from which uploaded files the published registry was made. The registry may be replaced automatically only if
 * these files are still the same. A person must first review a changed file, a registry from the command line, or a
 * restored version.
 */
export interface PublicationOrigin {
  /** Must be called when a draft of the current files has been created. */
  readonly drafted: () => Promise<void>;
  /** Must be called when the draft or an automatic refresh has been published. */
  readonly published: (from: 'draft' | 'desk') => Promise<void>;
  /**
   * Returns a message with the reason why the registry may not be replaced automatically. Null if it may be replaced.
   */
  readonly whyNot: () => Promise<string | null>;
}

interface Note {
  /** A hash of the list of uploaded files from which the draft or registry was made. */
  readonly files: string;
  /** The version of the registry. Null if this is about a draft. */
  readonly version: string | null;
}

const isNote = (value: unknown): value is Note => isJsonObject(value) && typeof value.files === 'string';

interface Folders {
  readonly folder: string;
  readonly aedsFolder: string;
}

export function createPublicationOrigin({ folder, aedsFolder }: Folders, uploads: UploadedFiles): PublicationOrigin {
  const [draftPath, publishedPath] = ['draft.json', 'published.json'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  const read = async (path: string) => (await readStoredJson(path, isNote)).value;
  return {
    drafted: () => writeStoredJson(draftPath, { files: uploads.stamp(), version: null } satisfies Note),
    async published(from) {
      const files = from === 'desk' ? uploads.stamp() : (await read(draftPath))?.files;
      const registry = await readRegistrySummary(aedsFolder);
      if (files === undefined || registry === null) return;
      await writeStoredJson(publishedPath, { files, version: registry.version } satisfies Note);
    },
    async whyNot() {
      const registry = await readRegistrySummary(aedsFolder);
      const note = await read(publishedPath);
      if (registry === null) return uploads.files().length === 0 ? null : unseen;
      if (note?.version !== registry.version) return foreign;
      return note.files === uploads.stamp() ? null : unseen;
    },
  };
}

const unseen =
  'Some files are not published yet, or some are gone. Read them, check what would change, and publish. Then automatic publishing continues.';
const foreign =
  'The published list was not made here from these countries and files. It came from the command line, or someone restored an earlier version. Read the files, check what would change, and publish. Then automatic publishing continues.';
