/**
 * This server cannot use the configured database as it is: the operator must act. The message may name folders and is
 * for the operator; the public sentence names none.
 */
export class UnusableDatabaseError extends Error {
  readonly sentence: string;

  constructor(sentence: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableDatabaseError';
    this.sentence = sentence;
  }
}
