const wholeBytes = /^(?:[0-9a-f]{2})*$/;

/** Writes bytes as lower-case hexadecimal digits, two for each byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Parses lower-case hexadecimal digits. Throws RangeError for any other character or an odd number of digits. */
export function fromHex(digits: string): Uint8Array {
  if (!wholeBytes.test(digits)) {
    throw new RangeError(
      `"${digits.slice(0, 20)}" is not a hash: it must be pairs of digits from 0 to f. Copy the hash from its source again.`,
    );
  }
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}
