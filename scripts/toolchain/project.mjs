import { fileURLToPath } from 'node:url';

/** The folder of package.json. Every command runs in it, even if it was called from another folder. */
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

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
 * Runs a command and sets the exit code of this process according to its outcome.
 * @param {() => Promise<number | void>} work
 */
export async function runAsCommand(work) {
  process.chdir(projectFolder);
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    const isExplained = error instanceof CommandError;
    console.error(isExplained ? error.message : error);
    process.exitCode = isExplained ? error.exitCode : 1;
  }
}
