/**
 * The kind of operation that failed in the operating system: access to a disk, a connection to the database server, or
 * listening on a port.
 */
export type SystemOperation = 'disk' | 'database server' | 'port';

const notFound = 'We could not look up the host name in DATABASE_URL. Check its spelling, and the DNS of this machine.';
const outOfReach =
  'The PostgreSQL server of DATABASE_URL does not answer. Check its address, the network between them, and that PostgreSQL is running.';
const closedByServer =
  'The PostgreSQL server of DATABASE_URL closed the connection. Check its log, and any pooler or firewall in between.';

/**
 * Messages for system error codes, each with what happened and what to do. They name no host. The only folder that they
 * name is the one passed to `describeSystemError`.
 */
const sentences: Readonly<Record<SystemOperation, Readonly<Record<string, string>>>> = {
  disk: {
    ENOSPC: 'The disk of the server is full. Make room on the disk of {place}.',
    EDQUOT: 'The server has used up its share of the disk. Raise its quota, or make room in {place}.',
    EROFS: 'The disk of the server is read-only. Mount the disk of {place} for writing.',
    EACCES: 'The server may not read or write {place}. Give its account permission.',
    EPERM: 'The server may not change {place}. Give its account permission.',
    ENOENT: '{place}, or part of it, is missing. Mount or restore it.',
    ENOTDIR: 'There is a file where a folder is needed for {place}. Move it away, or choose another place.',
    EEXIST: 'There is a file where a folder is needed for {place}. Move it away, or choose another place.',
    EIO: 'The disk of the server is failing. Check the disk of {place}.',
    ESTALE: 'The shared folder of the server is gone. Mount the disk of {place} again.',
    EMFILE: 'The server has too many files open. Raise the limit of open files (ulimit -n).',
    ENFILE: 'The machine has too many files open. Raise its limit of open files.',
    ENOMEM: 'The machine is low on memory. Give it more, or stop other programs.',
  },
  'database server': {
    ENOTFOUND: notFound,
    EAI_AGAIN: notFound,
    EAI_FAIL: notFound,
    ECONNREFUSED:
      'Nothing listens at the address in DATABASE_URL. Start the PostgreSQL server, or correct the address.',
    EADDRNOTAVAIL: 'This machine cannot reach the address in DATABASE_URL. Correct the address, or its network.',
    EHOSTUNREACH: outOfReach,
    ENETUNREACH: outOfReach,
    EHOSTDOWN: outOfReach,
    ETIMEDOUT: outOfReach,
    ECONNRESET: closedByServer,
    EPIPE: closedByServer,
    ENOENT: 'DATABASE_URL names a socket that does not exist. Start the PostgreSQL server, or correct the path.',
    EACCES: 'The server may not open the socket in DATABASE_URL. Give its account permission.',
    ERR_INVALID_URL:
      'DATABASE_URL cannot be read as an address. Percent-encode special characters in name and password.',
  },
  port: {
    EADDRINUSE: 'The port is taken. Set PORT to a free one, for instance PORT={next} npm start.',
    EACCES: 'This user may not open the port. Set PORT to one above 1023.',
    EPERM: 'This user may not open the port. Set PORT to one above 1023.',
    EADDRNOTAVAIL:
      'This machine does not have the address in HOST. Set HOST to one of its own, or leave it out for all of them.',
    ENOTFOUND:
      'The name in HOST is not known. Set HOST to an address of this machine, or leave it out for all of them.',
    EAI_AGAIN: 'The name in HOST could not be looked up. Set HOST to an address of this machine, or leave it out.',
    EAFNOSUPPORT:
      'This machine does not support the kind of address in HOST. Set HOST to one of its own, or leave it out.',
  },
};

/** Patterns of messages from libraries that give no system error code, each with the code that it corresponds to. */
const codesByText: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
  [/Permission denied/, 'EACCES'],
  [/Operation not permitted/, 'EPERM'],
  [/Input\/output error/, 'EIO'],
  [/Cannot allocate memory/, 'ENOMEM'],
  [/Too many open files/, 'EMFILE'],
];

/**
 * Returns the system error code of an error. It may be the code of one of its causes, or of an error that it
 * aggregates. Undefined if there is none.
 */
function systemCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, stderr, cause, errors } = error as Readonly<Record<string, unknown>>;
  if (typeof code === 'string' && /^E[A-Z_]{2,}$/.test(code)) return code;
  // A database error has its own code, and its message may look like that of a system error. So only its cause is
  // examined.
  if (typeof code === 'string') return systemCodeOf(cause);
  const text = `${String(message ?? '')} ${String(stderr ?? '')}`;
  const codeInText = codesByText.find(([pattern]) => pattern.test(text))?.[1] ?? /\b(E[A-Z]{3,}):/.exec(text)?.[1];
  if (codeInText !== undefined) return codeInText;
  const parts = Array.isArray(errors) ? errors : [];
  return [cause, ...parts].map(systemCodeOf).find((found) => found !== undefined);
}

/**
 * Returns the message for a system error. `place` names the file or folder in the message. Undefined for any other
 * error, or for a code without a message.
 */
export function describeSystemError(
  error: unknown,
  work: SystemOperation = 'disk',
  place = 'DATA_FOLDER',
): string | undefined {
  const code = systemCodeOf(error);
  return code === undefined ? undefined : sentences[work][code]?.replace('{place}', place);
}

const listeningCalls: ReadonlySet<unknown> = new Set(['listen', 'bind', 'getaddrinfo']);

/** Returns a message that says why the port could not be opened. Undefined if the error has another reason. */
export function describePortError(error: unknown, port: number): string | undefined {
  if (!listeningCalls.has((error as { syscall?: unknown } | null)?.syscall)) return undefined;
  return describeSystemError(error, 'port')
    ?.replace('The port', `Port ${port}`)
    .replace('the port', `port ${port}`)
    .replace('{next}', String(port + 1));
}
