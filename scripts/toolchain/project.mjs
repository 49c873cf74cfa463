import { fileURLToPath } from 'node:url';

/** Folder of package.json; every command runs here, wherever it was called. */
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** An expected failure, fully explained by its message: no stack trace is shown. */
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
 * Runs a command and turns its outcome into the exit code.
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
