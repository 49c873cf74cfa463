import type { Session } from '../db/engine.ts';
import type { SqlFunction } from '../db/schema.ts';
import { buildRowsCall, buildScalarCall, type CallArguments } from './build-statement.ts';
import { pickFunction } from './catalogue.ts';
import { dataResponse, pageResponse, requireAtMost, requireSingle } from './data-response.ts';
import { parseQuery, type QueryPair } from './parse-query.ts';
import { readBody, requireObject } from './read-body.ts';
import { pageAnswer, pageOptions, type RequestContext, requireWithin, run } from './request-context.ts';
import { notSupported, RestError } from './rest-error.ts';
import type { PageAnswer } from './sql-text.ts';

/** Calls a function: POST with a JSON object of its arguments, or GET with them in the query string. */
export async function handleCall(context: RequestContext, functionName: string): Promise<Response> {
  const { method } = context.request;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    throw new RestError({
      status: 405,
      code: 'PGRST101',
      message: `Cannot use the ${method} method on RPC`,
      hint: 'A function answers GET, HEAD, POST.',
    });
  }
  const candidates = await context.catalogue.functionsNamed(functionName);
  const { given, names, pairs } =
    method === 'POST' ? await argumentsOfBody(context) : argumentsOfQuery(context.pairs, candidates);
  const called = pickFunction(functionName, candidates, names);
  if (given.kind === 'texts') refuseJsonArguments(called, names);
  // GET must change nothing; the database holds that, whatever the function does.
  const prepare = method !== 'POST' && called.isVolatile ? makeReadOnly : undefined;
  return called.returnColumns === null
    ? callForValue(context, called, given, pairs, prepare)
    : callForRows(context, called, given, pairs, prepare);
}

interface Given {
  readonly given: CallArguments;
  readonly names: readonly string[];
  /** What of the query string is about the answer. */
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

function refuseJsonArguments(called: SqlFunction, names: readonly string[]): void {
  const json = called.arguments.find(({ name, typeName }) => names.includes(name) && /^_?jsonb?$/.test(typeName));
  if (json !== undefined)
    throw notSupported(`The JSON argument "${json.name}" in the query string`, 'Call the function with POST.');
}

function makeReadOnly(session: Session): Promise<unknown> {
  return session.query("select set_config('transaction_read_only', 'on', true)", []);
}

async function callForValue(
  context: RequestContext,
  called: SqlFunction,
  given: CallArguments,
  pairs: readonly QueryPair[],
  prepare?: (session: Session) => Promise<unknown>,
): Promise<Response> {
  if (pairs.some(({ name }) => name !== 'select')) {
    throw notSupported(
      `Filtering, ordering or paging of "${called.name}"`,
      'It answers a value, not rows: leave the parameters out.',
    );
  }
  const isVoid = called.returnTypeName === 'void';
  const body = await run<PageAnswer, string | null>(
    context,
    buildScalarCall(called, given),
    (rows) => (isVoid ? null : (pageAnswer(rows).body ?? 'null')),
    prepare,
  );
  return dataResponse({ status: isVoid ? 204 : 200, body, isSingular: false, range: null }, context.preferences);
}

async function callForRows(
  context: RequestContext,
  called: SqlFunction,
  given: CallArguments,
  pairs: readonly QueryPair[],
  prepare?: (session: Session) => Promise<unknown>,
): Promise<Response> {
  const query = parseQuery(pairs);
  const isSingular = context.isSingular || !called.returnsSet;
  const options = { ...pageOptions(context, query), isSingular };
  const page = await run<PageAnswer, PageAnswer>(
    context,
    buildRowsCall(called, given, query, options),
    (rows) => {
      const answer = pageAnswer(rows);
      requireSingle(isSingular, answer.pageRows);
      requireAtMost(context.preferences.maxAffected, answer.pageRows);
      return answer;
    },
    prepare,
  );
  requireWithin(options.offset, page.total);
  return pageResponse(page, options.offset, isSingular, context.preferences);
}
