import { ImportError } from '../source-record.ts';

/**
 * Whether the message of an error already explains it. This applies to ImportError and to errors of the operating
 * system, such as a full disk.
 */
const isExplained = (cause: unknown) => cause instanceof ImportError || (cause instanceof Error && 'syscall' in cause);

/**
 * Runs work on a file, and converts unexpected errors to an ImportError that names the file, because a stack trace does
 * not help the person who imports it. The original error becomes the `cause`.
 */
export async function wrapFileErrors<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
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
