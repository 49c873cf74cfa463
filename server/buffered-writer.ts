/** Maximum time in milliseconds that a line is buffered. */
const bufferMs = 40;
const bufferCharactersMax = 64 * 1024;

export interface BufferedWriter {
  readonly write: (line: string) => void;
  /** Writes all buffered lines. Call it before the process exits. */
  readonly flush: () => void;
}

/**
 * Creates a writer that writes several log lines at once. Writing each line by itself took a third of a busy server's
 * time.
 */
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
      if (gathered.length >= bufferCharactersMax) flush();
      else timer ??= setTimeout(flush, bufferMs).unref();
    },
  };
}
