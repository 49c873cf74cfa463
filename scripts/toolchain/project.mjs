import { fileURLToPath } from 'node:url';

/** Folder of package.json; every command works from here, wherever it was called. */
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A failure that its sentence explains whole: no stack is shown for it. */
export class Refusal extends Error {
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
 * Runs a command's work and turns its outcome into the exit code.
 * @param {() => Promise<number | void>} work
 */
export async function command(work) {
  process.chdir(projectFolder);
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    const isExplained = error instanceof Refusal;
    console.error(isExplained ? error.message : error);
    process.exitCode = isExplained ? error.exitCode : 1;
  }
}
