/** The first and the last byte of a range, counted from 0. Both are included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, section 14). Returns 'whole' if there is no range, or one
 * that a server may ignore: another unit, several ranges, or invalid syntax. Returns 'unsatisfiable' if the range
 * begins beyond the end of the file.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return 'whole';
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
