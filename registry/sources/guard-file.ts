import { ImportError } from '../source-record.ts';

/** Errors that say themselves what happened: ours, and those of the machine, as of a full disk. */
const isExplained = (cause: unknown) => cause instanceof ImportError || (cause instanceof Error && 'syscall' in cause);

/**
 * Does work on a file. Throws ImportError with the file's name for any error that nobody foresaw: a file is a stranger's, and a stack
 * tells the person who imports it nothing. The error itself is its cause.
 */
export async function guardFile<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (isExplained(cause)) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ImportError(
      `${path}: the importer cannot read this file (${message.slice(0, 200)}). Save it in another format, such as CSV in UTF-8, or leave it out.`,
      { cause },
    );
  }
}
