/**
 * Thrown if the server cannot use the configured database until the operator acts. The message is for the operator and
 * may name folders. `sentence` is for the public and names none.
 */
export class UnusableDatabaseError extends Error {
  readonly sentence: string;

  constructor(sentence: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableDatabaseError';
    this.sentence = sentence;
  }
}
