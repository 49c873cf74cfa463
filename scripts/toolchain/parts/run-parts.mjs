/**
 * @typedef {object} Part
 * @property {string} name
 * @property {(node24: string) => Promise<void>} [prepare] installs and builds what it needs, while no part is about to install something
 * @property {(node24: string, more: readonly string[], how: Pick<import('../run.mjs').RunOptions, 'output' | 'signal'>) => Promise<number>} check
 * gives the exit code; how goes to the program that it runs
 * @property {boolean} [isBeside] runs beside those that follow, for it leaves a processor at rest; its lines are shown when it has ended
 */

/**
 * Runs parts one after the other until one fails, which stops what runs beside it.
 * @param {readonly Part[]} parts
 * @param {string} node24
 * @param {readonly string[]} more what the caller adds to the last program of each
 * @returns {Promise<number>} exit code of the first that failed, or 0
 */
export async function runParts(parts, node24, more) {
  const stop = new AbortController();
  const { signal } = stop;
  /** @type {Promise<() => void>[]} */
  const beside = [];
  let code = 0;

  /**
   * @param {Part} part
   * @param {Uint8Array[]} [output]
   * @returns {Promise<string>} the line that says how it ended
   */
  async function check(part, output) {
    const start = performance.now();
    const how = output === undefined ? { signal } : { signal, output };
    const own = await part.check(node24, more, how).catch((error) => {
      if (signal.aborted) return 1;
      stop.abort();
      throw error;
    });
    const outcome = own === 0 ? 'good' : signal.aborted ? 'stopped' : 'failed';
    if (outcome === 'failed') {
      code = own;
      stop.abort();
    }
    return `── ${part.name}: ${outcome} after ${((performance.now() - start) / 1000).toFixed(1)} s`;
  }

  /** @param {Part} part */
  async function checkBeside(part) {
    /** @type {Uint8Array[]} */
    const output = [];
    const end = await check(part, output);
    return () => {
      console.log(`\n── ${part.name}, beside the parts above`);
      process.stdout.write(Buffer.concat(output));
      console.log(end);
    };
  }

  for (const [position, part] of parts.entries()) {
    if (signal.aborted) break;
    const isBeside = part.isBeside === true && position < parts.length - 1;
    console.log(`\n── ${part.name}${isBeside ? ': begun; its lines follow at the end' : ''}`);
    await part.prepare?.(node24);
    if (!isBeside) {
      console.log(await check(part));
      continue;
    }
    const ended = checkBeside(part);
    // What it throws is thrown below, where it is waited for.
    ended.catch(() => {});
    beside.push(ended);
  }
  for (const show of await Promise.all(beside)) show();
  return code;
}
