import { ImportError } from '../source-record.ts';

/** The option by which somebody confirms that less than everything is meant. */
const acceptIncomplete = '--accept-incomplete';

/**
 * Holds an import to whole answers: what is not whole is refused, with the option that confirms it, or noted where it was
 * confirmed.
 */
export class Completeness {
  readonly #isConfirmed: boolean;
  readonly #onConfirmed: (note: string) => void;

  constructor(isConfirmed: boolean, onConfirmed: (note: string) => void) {
    this.#isConfirmed = isConfirmed;
    this.#onConfirmed = onConfirmed;
  }

  /** `sentence` says what was found and expected, `remedy` what to do. Throws ImportError unless it was confirmed. */
  require(isWhole: boolean, sentence: string, remedy: string): void {
    if (isWhole) return;
    if (!this.#isConfirmed)
      throw new ImportError(`${sentence}; ${remedy}, or confirm with ${acceptIncomplete} that what is there is meant.`);
    this.#onConfirmed(`confirmed with ${acceptIncomplete}: ${sentence}`);
  }
}
