import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RestError } from '../rest-error.ts';
import { parseQuery, parseQueryPairs } from './parse-query.ts';
import { queryLimits } from './query-grammar.ts';

const parse = (search: string) => parseQuery(parseQueryPairs(search));

function refusal(search: string): string {
  try {
    parse(search);
  } catch (error) {
    if (error instanceof RestError) return `${error.status} ${error.code}`;
    throw error;
  }
  return 'accepted';
}

describe('the query string', () => {
  it('without conditions selects every column of every row', () => {
    expect(parse('')).toEqual({
      select: [{ column: '*', alias: null, cast: null }],
      where: [],
      order: [],
      limit: null,
      offset: null,
      columns: null,
    });
  });

  it('selects columns, renamed, cast and quoted', () => {
    expect(parse('?select=id,%20when:dispatch_time,km:distance_km::text,%22odd,%20name%22').select).toEqual([
      { column: 'id', alias: null, cast: null },
      { column: 'dispatch_time', alias: 'when', cast: null },
      { column: 'distance_km', alias: 'km', cast: 'text' },
      { column: 'odd, name', alias: null, cast: null },
    ]);
  });

  it('takes everything after the operator as the value', () => {
    expect(parse('?title=eq.a.b,(c)%22d').where).toEqual([
      { kind: 'compare', isNegated: false, column: 'title', operator: 'eq', value: 'a.b,(c)"d' },
    ]);
  });

  it('reads a list with quotes and escapes', () => {
    expect(parse('?title=not.in.(a,%22b,c%22,%22d%5C%22e%5C%5C%22)').where).toEqual([
      { kind: 'in', isNegated: true, column: 'title', values: ['a', 'b,c', 'd"e\\'] },
    ]);
  });

  it('reads nested groups', () => {
    expect(parse('?not.or=(a.eq.1,not.and(b.not.is.null,c.in.(1,2)))').where).toEqual([
      {
        kind: 'group',
        isNegated: true,
        join: 'or',
        conditions: [
          { kind: 'compare', isNegated: false, column: 'a', operator: 'eq', value: '1' },
          {
            kind: 'group',
            isNegated: true,
            join: 'and',
            conditions: [
              { kind: 'is', isNegated: true, column: 'b', value: 'null' },
              { kind: 'in', isNegated: false, column: 'c', values: ['1', '2'] },
            ],
          },
        ],
      },
    ]);
  });

  it('reads an order, a limit, an offset and the columns of an insert', () => {
    const query = parse('?order=a.desc.nullslast,b,c.nullsfirst&limit=50&offset=0&columns=%22a%22,b');
    expect(query.order).toEqual([
      { column: 'a', direction: 'desc', nulls: 'last' },
      { column: 'b', direction: 'asc', nulls: null },
      { column: 'c', direction: 'asc', nulls: 'first' },
    ]);
    expect([query.limit, query.offset, query.columns]).toEqual([50, 0, ['a', 'b']]);
  });
});

describe('an unsupported feature', () => {
  it.each([
    '?select=id,owner(name)',
    '?select=...owner(name)',
    '?select=id,user:owner!inner(name)',
    '?select=extra->>depth',
    '?select=id::regclass',
    '?extra->>depth=eq.1',
    '?owner.name=eq.1',
    '?title=fts.word',
    '?title=match.a',
    '?tags=cs.{a}',
    '?title=like(any).{a,b}',
    '?or=(title.plfts.a)',
    '?order=owner(name)',
    '?on_conflict=id',
  ])('%s is refused by name', (search) => {
    expect(refusal(search)).toBe('400 PGRST127');
  });

  it('an aggregate is refused as PostgREST does', () => {
    expect(refusal('?select=count()')).toBe('400 PGRST123');
    expect(refusal('?select=rank.sum()')).toBe('400 PGRST123');
  });
});

describe('an invalid query', () => {
  it.each([
    ['an unknown operator', '?title=is_like.a'],
    ['a value without operator', '?title=alpha'],
    ['an operator without dot', '?title=eq'],
    ['an unknown value of is', '?title=is.maybe'],
    ['an open list', '?title=in.(a,b'],
    ['a list without brackets', '?title=in.a,b'],
    ['text after a list', '?title=in.(a)b'],
    ['an open quotation', '?title=in.(%22a)'],
    ['a quotation that ends in a backslash', '?title=in.(%22a%5C'],
    ['an open group', '?or=(a.eq.1'],
    ['a group without brackets', '?or=a.eq.1'],
    ['an empty group', '?or=()'],
    ['text after a group', '?or=(a.eq.1)b'],
    ['a stray not', '?or=(not.a.eq.1)'],
    ['an empty name', '?select=id,,title'],
    ['an unknown direction', '?order=a.up'],
    ['a direction after nulls', '?order=a.nullsfirst.desc'],
    ['a negative limit', '?limit=-1'],
    ['an invalid limit', '?limit=ten'],
    ['an enormous limit', '?limit=99999999999999999999'],
    ['an offset with a fraction', '?offset=1.5'],
    ['two limits', '?limit=1&limit=2'],
    ['malformed percent-encoding', '?title=eq.%zz'],
    ['malformed UTF-8', '?title=eq.%ff%fe'],
    ['a NUL', '?title=eq.%00'],
    ['endless nesting', `?or=${'(or'.repeat(50)}`],
    ['a group nested too deep', `?or=(${'or('.repeat(8)}a.eq.1${')'.repeat(9)}`],
    ['too many conditions', `?or=(${Array(50).fill('a.eq.1').join(',')})`],
    [
      'too many conditions in several groups',
      `?or=(${Array(26).fill('a.eq.1').join(',')})&and=(${Array(26).fill('a.eq.1').join(',')})`,
    ],
    ['too many patterns', `?${Array.from({ length: 9 }, () => 'a=ilike.*x*').join('&')}`],
    ['too many parameters', `?${Array(101).fill('a=eq.1').join('&')}`],
    ['too long a list', `?a=in.(${Array(1001).fill('1').join(',')})`],
    ['too many columns', `?select=${Array(101).fill('a').join(',')}`],
  ])('%s is refused', (_case, search) => {
    expect(refusal(search)).toBe('400 PGRST100');
  });

  it('an endless query string is refused with 414', () => {
    expect(refusal(`?a=eq.${'x'.repeat(queryLimits.queryCharacters)}`)).toBe('414 PGRST100');
  });
});

describe('any query string', () => {
  const words = [
    'select',
    'order',
    'or',
    'and',
    'not.',
    'eq.',
    'in.',
    'is.',
    'null',
    '(',
    ')',
    ',',
    '"',
    '\\',
    '.',
    '::',
    ':',
    '->',
    '*',
    '=',
    '&',
    '%22',
    '%00',
    '%',
    'a',
    ' ',
    '1',
  ];
  const sentence = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3, unit: 'binary' })), {
    maxLength: 30,
  });

  it('is either read or refused with a 4xx and a message, never anything else', () => {
    fc.assert(
      fc.property(sentence, (parts) => {
        try {
          parse(`?${parts.join('')}`);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
          const { status, message } = error as RestError;
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
          expect(message.length).toBeGreaterThan(10);
        }
      }),
      { seed: 20261101, numRuns: 3_000 },
    );
  });

  it('returns every value of a list, however it is written', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string().filter((text) => !text.includes('\0')),
          { minLength: 1, maxLength: 8 },
        ),
        (values) => {
          const list = values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',');
          const query = parse(`?or=(a.in.(${encodeURIComponent(list)}))`);
          expect(query.where[0]).toMatchObject({ conditions: [{ kind: 'in', column: 'a', values }] });
        },
      ),
      { seed: 20261101, numRuns: 500 },
    );
  });

  it('returns the value of a condition exactly', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('\0')),
        (value) => {
          expect(parse(`?a=eq.${encodeURIComponent(value)}`).where).toEqual([
            { kind: 'compare', isNegated: false, column: 'a', operator: 'eq', value },
          ]);
        },
      ),
      { seed: 20261101, numRuns: 500 },
    );
  });
});
