/** Why the database cannot answer at the moment. */
export type UnavailableReason = 'down' | 'busy' | 'full' | 'read_only';

const sentences: Readonly<Record<UnavailableReason, string>> = {
  down: 'The database does not answer at the moment. Please try again in a moment.',
  busy: 'Too many requests at once. Please try again in a moment.',
  full: "The server's disk is full. Nothing can be saved until the operator makes room. You can still read everything.",
  read_only:
    'The database is read-only at the moment. Nothing can be saved until the operator makes it writable or connects another one.',
};

const retrySeconds: Readonly<Record<UnavailableReason, number>> = { down: 2, busy: 2, full: 30, read_only: 10 };

/**
 * Thrown if the database cannot answer now but may be able to later. The response then has status 503 and contains the
 * error's message.
 */
export class DatabaseUnavailableError extends Error {
  readonly reason: UnavailableReason;
  readonly retryAfterSeconds: number;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(sentences[reason], { cause });
    this.name = 'DatabaseUnavailableError';
    this.reason = reason;
    this.retryAfterSeconds = retrySeconds[reason];
  }
}
