/** Maximum time a line waits in the buffer, in milliseconds. */
const gatherMs = 40;
const gatherCharactersMax = 64 * 1024;

export interface BufferedWriter {
  readonly write: (line: string) => void;
  /** Flushes the buffer, before the process exits. */
  readonly flush: () => void;
}

/** Batches log lines: written one by one, they took a third of a busy server's time. */
export function createBufferedWriter(write: (text: string) => void): BufferedWriter {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = gathered;
    gathered = '';
    if (text !== '') write(text);
  };
  return {
    flush,
    write(line) {
      gathered += line;
      if (gathered.length >= gatherCharactersMax) flush();
      else timer ??= setTimeout(flush, gatherMs).unref();
    },
  };
}
