import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSafeFileName } from './safe-file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['town.csv', 'town.csv'],
    ['../../etc/passwd', '_.._etc_passwd'],
    [' .. ', 'file'],
    ['', 'file'],
    [' town.csv \n', 'town.csv _'],
    // If the name were cut to exactly 100 characters, it would begin with a full stop or a space.
    [`x${'.'.repeat(60)} ${'a'.repeat(60)}`, 'a'.repeat(60)],
    // A name with 90 characters of three bytes each exceeds the limit of 255 bytes.
    [`${'漢'.repeat(90)}.geojson`, `${'漢'.repeat(82)}.geojson`],
    // Each of these characters is a surrogate pair in UTF-16, which must not be split.
    [`${'𠀀'.repeat(60)}.csv`, `${'𠀀'.repeat(60)}.csv`],
    [`${'𠀀'.repeat(99)}abc.csv`, `${'𠀀'.repeat(62)}abc.csv`],
    ['half\ud840.csv', 'half_.csv'],
  ])('%j becomes %j', (given, safe) => {
    expect(toSafeFileName(given)).toBe(safe);
  });

  it('is unchanged when made safe again, fits on a disk, and is not cut within a character', () => {
    const unit = fc.constantFrom('.', ' ', '漢', '𠀀', 'é', 'a', '/', '\ud840', '\udc00', '가', '\u0301');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), (name) => {
        const safe = toSafeFileName(name);
        expect(toSafeFileName(safe)).toBe(safe);
        expect(safe.isWellFormed()).toBe(true);
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255);
      }),
      { seed: 20261125, numRuns: 300 },
    );
  });
});
