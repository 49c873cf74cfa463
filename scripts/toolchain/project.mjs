import { fileURLToPath } from 'node:url';

/** An expected failure. Its message explains everything, so no stack trace is shown. */
export class CommandError extends Error {
  /**
   * @param {string} sentence
   * @param {number} [exitCode]
   */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command in the folder of package.json, even if it was called from another folder. Sets the exit code of this
 * process according to its outcome.
 * @param {() => Promise<number | void>} work
 */
export async function runAsCommand(work) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    const isExplained = error instanceof CommandError;
    console.error(isExplained ? error.message : error);
    process.exitCode = isExplained ? error.exitCode : 1;
  }
}
