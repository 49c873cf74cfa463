import { ImportError } from '../source-record.ts';

/** The command-line option that confirms an incomplete import. */
const acceptIncomplete = '--accept-incomplete';

/**
 * Rejects incomplete data with a message that names the option to confirm it. If the user has confirmed it already, a
 * note is added instead.
 */
export class CompletenessCheck {
  readonly #isConfirmed: boolean;
  readonly #onConfirmed: (note: string) => void;

  constructor(isConfirmed: boolean, onConfirmed: (note: string) => void) {
    this.#isConfirmed = isConfirmed;
    this.#onConfirmed = onConfirmed;
  }

  /**
   * Throws ImportError if the data is incomplete and the user did not confirm that. `sentence` says what is incomplete,
   * and `remedy` what to do about it.
   */
  require(isWhole: boolean, sentence: string, remedy: string): void {
    if (isWhole) return;
    if (!this.#isConfirmed)
      throw new ImportError(`${sentence}. ${remedy}, or import it as it is with ${acceptIncomplete}.`);
    this.#onConfirmed(`confirmed with ${acceptIncomplete}: ${sentence}`);
  }
}
