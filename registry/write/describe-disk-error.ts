/** Messages for the operator by the code of a system error, each with what happened and what to do. */
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room, and import again.',
  EDQUOT: 'This user has used up its share of the disk. Raise its quota or make room, and import again.',
  EROFS: 'The disk of {path} is read-only. Mount it for writing, or use another folder.',
  EACCES: 'This user may not read or write {path}. Give it permission, or run the import as another user.',
  EPERM: 'This user may not change {path}. Give it permission, or run the import as another user.',
  EISDIR: '{path} is a folder, but a file is needed there. Use another one.',
  ENOTDIR: 'There is a file where {path} needs a folder. Move it away, or use another folder.',
  EEXIST: 'There is a file where {path} needs a folder. Move it away, or use another folder.',
  EIO: 'The disk of {path} is failing. Check it, and import again.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n), and import again.',
};

/**
 * Describes an operating system error, such as a full disk, in a sentence. Falls back to the error's own message if its
 * code has no sentence. Returns null for any other error.
 */
export function describeDiskError(cause: unknown): string | null {
  if (!(cause instanceof Error) || !('syscall' in cause)) return null;
  const { code = '', path, message } = cause as NodeJS.ErrnoException;
  return sentences[code]?.replace('{path}', path ?? 'the folder') ?? message;
}
