/**
 * The database of this configuration is not for this server as it is: the operator must act. The message may name folders and is for the
 * operator alone; the sentence names none and is for everybody.
 */
export class DatabaseRefusedError extends Error {
  readonly sentence: string;

  constructor(sentence: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseRefusedError';
    this.sentence = sentence;
  }
}
