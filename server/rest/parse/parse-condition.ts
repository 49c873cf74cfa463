import { notSupportedError, querySyntaxError, RestError } from '../rest-error.ts';
import {
  type Condition,
  comparisonOperators,
  type IsOperatorValue,
  queryLimits,
  valuesOfIsOperator,
} from './query-grammar.ts';
import { TextReader } from './text-reader.ts';

const unsupportedOperators: ReadonlySet<string> = new Set(
  'match imatch isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj'.split(' '),
);

/** Whether a condition is a separate parameter or part of a list. In a list, a comma or bracket ends it. */
type Place = 'parameter' | 'list';

/** Parses a parameter with a condition, as in `dispatch_method=not.eq.drone`. */
export function parseParameterCondition(name: string, text: string): Condition {
  requireColumnName(name);
  const reader = new TextReader(text);
  const condition = readTest(stripQuotes(name), reader, 'parameter');
  if (!reader.isAtEnd) throw querySyntaxError(reader.rest, 'the end of the condition');
  return condition;
}

/** Parses a parameter with a group of conditions, as in `or=(a.eq.1,and(b.gt.2,c.is.null))`. */
export function parseGroup(join: 'and' | 'or', isNegated: boolean, text: string): Condition {
  const reader = new TextReader(text);
  const group = readGroup(join, isNegated, reader, { depth: 1, count: { conditions: 0 } });
  if (!reader.isAtEnd) throw querySyntaxError(reader.rest, 'the end of the group');
  return group;
}

function stripQuotes(name: string): string {
  return name.startsWith('"') ? new TextReader(name).takeQuoted() : name;
}

function requireColumnName(name: string): void {
  if (name.startsWith('"')) return;
  if (name.includes('->')) throw notSupportedError('A filter on a JSON path', 'Filter on a column.');
  if (name.includes('.')) throw notSupportedError('A filter on an embedded resource', 'Request that table separately.');
}

function readTest(column: string, reader: TextReader, place: Place): Condition {
  const isNegated = reader.skip('not.');
  const operator = reader.takeUntil('.(,)');
  if (unsupportedOperators.has(operator)) {
    throw notSupportedError(`The operator "${operator}"`, `Use one of ${comparisonOperators.join(', ')}, in, is.`);
  }
  if (reader.isAt('('))
    throw notSupportedError(`"${operator}" with any or all`, 'Join single conditions with or, and.');
  if (!isOperator(operator))
    throw querySyntaxError(operator, `an operator (${comparisonOperators.join(', ')}, in, is) and a dot`);
  reader.expect('.');
  if (operator === 'in') return { kind: 'in', isNegated, column, values: readList(reader) };
  const value = place === 'parameter' ? reader.takeUntil('') : readListed(reader);
  if (operator === 'is') return { kind: 'is', isNegated, column, value: isValue(value) };
  return { kind: 'compare', isNegated, column, operator, value };
}

type Operator = (typeof comparisonOperators)[number] | 'in' | 'is';

function isOperator(text: string): text is Operator {
  return text === 'in' || text === 'is' || (comparisonOperators as readonly string[]).includes(text);
}

function isValue(text: string): IsOperatorValue {
  const value = valuesOfIsOperator.find((known) => known === text.toLowerCase());
  if (value === undefined) throw querySyntaxError(text, `one of ${valuesOfIsOperator.join(', ')} after "is."`);
  return value;
}

function readListed(reader: TextReader): string {
  return reader.isAt('"') ? reader.takeQuoted() : reader.takeUntil(',)');
}

function readList(reader: TextReader): string[] {
  reader.expect('(');
  const values: string[] = [];
  if (reader.skip(')')) return values;
  do {
    values.push(readListed(reader));
    if (values.length > queryLimits.listValues) throw tooMuch(`${queryLimits.listValues} values in a list`);
  } while (reader.skip(','));
  reader.expect(')');
  return values;
}

interface Nesting {
  readonly depth: number;
  /** Counts the conditions of the outermost group and all groups inside it. */
  readonly count: { conditions: number };
}

function readGroup(join: 'and' | 'or', isNegated: boolean, reader: TextReader, nesting: Nesting): Condition {
  if (nesting.depth > queryLimits.conditionDepth) throw tooMuch(`groups nested ${queryLimits.conditionDepth} deep`);
  reader.expect('(');
  const conditions: Condition[] = [];
  do {
    reader.skipSpaces();
    nesting.count.conditions += 1;
    if (nesting.count.conditions > queryLimits.conditions) throw tooMuch(`${queryLimits.conditions} conditions`);
    conditions.push(readMember(reader, nesting));
    reader.skipSpaces();
  } while (reader.skip(','));
  reader.expect(')');
  return { kind: 'group', isNegated, join, conditions };
}

function readMember(reader: TextReader, nesting: Nesting): Condition {
  const isNegated = reader.skip('not.');
  for (const join of ['and', 'or'] as const) {
    if (!reader.isAt(`${join}(`)) continue;
    reader.skip(join);
    return readGroup(join, isNegated, reader, { ...nesting, depth: nesting.depth + 1 });
  }
  if (isNegated) throw querySyntaxError(`not.${reader.rest}`, '"not." before and(…), or(…) or an operator');
  const column = reader.takeName();
  if (reader.isAt('->')) throw notSupportedError('A filter on a JSON path', 'Filter on a column.');
  reader.expect('.');
  return readTest(column, reader, 'list');
}

function tooMuch(limit: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST100',
    message: `The filter is too long; the limit is ${limit}.`,
    hint: 'Split it into several requests.',
  });
}
