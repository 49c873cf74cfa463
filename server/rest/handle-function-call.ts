import type { SqlStatement } from '../db/engine.ts';
import type { SqlFunction } from '../db/schema/schema.ts';
import { buildRowSetCall, buildScalarCall, type CallArguments } from './build-statement.ts';
import { dataResponse, formatContentRange, pageResponse, requireRowLimit, requireSingleRow } from './data-response.ts';
import { parseQuery, type QueryPair } from './parse/parse-query.ts';
import { readBody, requireObject } from './read-body.ts';
import {
  type RequestContext,
  readPageOptions,
  requireAnonymousGrant,
  requireOffsetWithinTotal,
  requireResponseSizeLimit,
  runQuery,
} from './request-context.ts';
import { notSupportedError, RestError } from './rest-error.ts';
import { chooseFunction } from './schema-catalogue.ts';
import type { PagedRows } from './sql-text.ts';

/**
 * Calls a function. The arguments are a JSON object in the body of a POST request, or the query string of a GET
 * request.
 */
export async function handleFunctionCall(context: RequestContext, functionName: string): Promise<Response> {
  const { method } = context.request;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    throw new RestError({
      status: 405,
      code: 'PGRST101',
      message: `Cannot use the ${method} method on RPC`,
      hint: 'A function accepts GET, HEAD, POST.',
    });
  }
  const candidates = await context.catalogue.functionsNamed(functionName);
  const { given, names, pairs } =
    method === 'POST' ? await argumentsOfBody(context) : argumentsOfQuery(context.pairs, candidates);
  const called = chooseFunction(functionName, candidates, names);
  requireAnonymousGrant(context, called.anonymousMayCall, `function ${called.name}`);
  if (given.kind === 'texts') requirePlainArguments(called, names);
  if (context.preferences.maxAffected !== null && !called.returnsSet) throw maxAffectedError();
  return called.returnColumns === null
    ? callForValue(context, called, given, pairs)
    : callForRows(context, called, given, pairs);
}

interface Given {
  readonly given: CallArguments;
  readonly names: readonly string[];
  /** The parameters of the query string that are not arguments, such as filters. */
  readonly pairs: readonly QueryPair[];
}

async function argumentsOfBody(context: RequestContext): Promise<Given> {
  const body = await readBody(context.request);
  const names = Object.keys(requireObject(body, "the function's arguments"));
  return { given: { kind: 'json', bodyText: body.text, names }, names, pairs: context.pairs };
}

function argumentsOfQuery(pairs: readonly QueryPair[], candidates: readonly SqlFunction[]): Given {
  const isArgument = ({ name }: QueryPair): boolean =>
    candidates.some((candidate) => candidate.arguments.some((argument) => argument.name === name));
  const values = new Map(pairs.filter(isArgument).map(({ name, value }) => [name, value]));
  return {
    given: { kind: 'texts', values },
    names: [...values.keys()],
    pairs: pairs.filter((pair) => !isArgument(pair)),
  };
}

function requirePlainArguments(called: SqlFunction, names: readonly string[]): void {
  const json = called.arguments.find(({ name, typeName }) => names.includes(name) && /^_?jsonb?$/.test(typeName));
  if (json !== undefined)
    throw notSupportedError(`The JSON argument "${json.name}" in the query string`, 'Call the function with POST.');
}

/**
 * Creates the error for a request with `max-affected` that calls a function with a single result, because a single
 * result does not show how many rows were changed.
 */
function maxAffectedError(): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST128',
    message: 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  });
}

/**
 * Runs the call and checks its result. A GET request runs in a read-only transaction, so there is nothing to roll back
 * if the check fails.
 */
async function runCall(
  context: RequestContext,
  { isVolatile }: SqlFunction,
  statement: SqlStatement,
  check: ((answer: PagedRows) => void) | undefined,
): Promise<PagedRows> {
  if (context.request.method === 'POST') return runQuery(context, statement, { check });
  const page = await runQuery(context, statement, { isReadOnly: isVolatile });
  check?.(page);
  return page;
}

async function callForValue(
  context: RequestContext,
  called: SqlFunction,
  given: CallArguments,
  pairs: readonly QueryPair[],
): Promise<Response> {
  if (pairs.some(({ name }) => name !== 'select')) {
    throw notSupportedError(
      `Filtering, ordering or paging of "${called.name}"`,
      'It returns a single value, not rows: leave the parameters out.',
    );
  }
  const isVoid = called.returnTypeName === 'void';
  const page = await runCall(
    context,
    called,
    buildScalarCall(called, given),
    isVoid ? undefined : requireResponseSizeLimit,
  );
  const range = formatContentRange(0, page.pageRows, context.preferences.hasCount ? page.total : null);
  const answered = isVoid ? { status: 204, body: null } : { status: 200, body: page.body ?? 'null' };
  return dataResponse({ ...answered, isSingular: false, range, settings: page }, context.preferences);
}

async function callForRows(
  context: RequestContext,
  called: SqlFunction,
  given: CallArguments,
  pairs: readonly QueryPair[],
): Promise<Response> {
  const query = parseQuery(pairs);
  const isSingular = context.isSingular || !called.returnsSet;
  const options = { ...readPageOptions(context, query), isSingular };
  const check = (answer: PagedRows) => {
    requireResponseSizeLimit(answer);
    requireSingleRow(isSingular, answer.pageRows);
    requireRowLimit(context.preferences.maxAffected, answer.pageRows);
  };
  const statement = buildRowSetCall(called, given, query, options);
  const page = await runCall(context, called, statement, check);
  requireOffsetWithinTotal(options.offset, page.total);
  return pageResponse(page, options.offset, isSingular, context.preferences);
}
