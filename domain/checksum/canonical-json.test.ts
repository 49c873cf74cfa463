import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCanonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  it('writes the example of RFC 8785, section 3.2.2, as the RFC does', () => {
    const example = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(toCanonicalJson(example)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts the keys of RFC 8785, section 3.2.3, by UTF-16 code units', () => {
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(toCanonicalJson(keys)).toBe('{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}');
  });

  // Examples of numbers from RFC 8785, appendix B.
  it.each([
    [0, '0'],
    [-0, '0'],
    [5e-324, '5e-324'],
    [-5e-324, '-5e-324'],
    [1.7976931348623157e308, '1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [9.999999999999997e22, '9.999999999999997e+22'],
    [1e23, '1e+23'],
    [1.0000000000000001e23, '1.0000000000000001e+23'],
    [999999999999999700000, '999999999999999700000'],
    [999999999999999900000, '999999999999999900000'],
    [1e21, '1e+21'],
    [9.999999999999997e-7, '9.999999999999997e-7'],
    [0.000001, '0.000001'],
    [333333333.3333332, '333333333.3333332'],
    [333333333.33333325, '333333333.33333325'],
    [333333333.3333333, '333333333.3333333'],
    [333333333.3333334, '333333333.3333334'],
    [333333333.33333343, '333333333.33333343'],
    [-0.0000033333333333333333, '-0.0000033333333333333333'],
    [1424953923781206.2, '1424953923781206.2'],
  ])('writes the number %d as %s', (number, text) => {
    expect(toCanonicalJson(number)).toBe(text);
  });

  it('writes any JSON value as the reference implementation does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(toCanonicalJson(value)).toBe(canonicalize(value));
      }),
      { seed: 8785, numRuns: 2000 },
    );
  });

  it('does not depend on the order of keys', () => {
    expect(toCanonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
  });

  it.each([
    ['not a number', { score: Number.NaN }, 'value.score is NaN'],
    ['infinity', [1, Number.POSITIVE_INFINITY], 'value[1] is Infinity'],
    ['undefined, which JSON.stringify would leave out', { image: undefined }, 'value.image is undefined'],
    ['a hole in a list', new Array(1), 'value[0] is undefined'],
    ['half a surrogate pair', { name: 'a\ud83d' }, 'value.name is half of a surrogate pair'],
    ['half a surrogate pair in a key', { 'a\ude00': 1 }, 'value is half of a surrogate pair'],
    ['a date', { on: new Date(0) }, 'value.on is an object of Date'],
    ['a function', { act: () => 1 }, 'value.act is function'],
    ['a big integer', [1n], 'value[0] is bigint'],
  ])('refuses %s', (_what, value, got) => {
    expect(() => toCanonicalJson(value)).toThrow(
      `${got}, which JSON cannot express. Use only null, true, false, finite numbers, whole Unicode texts, lists and plain objects.`,
    );
  });
});
