import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from './sync-folder.ts';

/** An open file as Emscripten's NODEFS keeps it; folders have no `nfd`. */
interface OpenedFile {
  readonly nfd?: number;
  readonly node: unknown;
}

interface NodeFiles {
  readonly stream_ops: { fsync?: (file: OpenedFile) => number };
  readonly realPath: (node: unknown) => string;
}

type ModuleOptions = Parameters<NodeFS['init']>[1];

/**
 * Files that reach the disk. PGlite switches fsync off, and the file system it comes with has none: without this, everything
 * acknowledged waits in the kernel's memory for up to half a minute, and a power cut loses it.
 */
export class DurableFiles extends NodeFS {
  override async init(database: PGlite, options: ModuleOptions) {
    const made = await super.init(database, options);
    const durable = (module: unknown) => addSync((module as { NODEFS: NodeFiles }).NODEFS);
    const before = [made.emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...before, durable] } };
  }
}

function addSync(files: NodeFiles): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    else syncFolder(files.realPath(node));
    return 0;
  };
}

/**
 * PGlite's own start without the switch against fsync; of the ways to sync the log, Emscripten passes on this one alone. Its stack is smaller than
 * the limit that PostgreSQL believes in: twenty thousand nested brackets, or six thousand in a regular expression, overwrote the memory behind it,
 * and statements answered nothing, wrong errors, or not at all. With this limit they are refused.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_stack_depth=200kB',
];
