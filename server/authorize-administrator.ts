import { DatabaseUnavailableError } from './db/database-unavailable-error.ts';
import type { Engine } from './db/engine.ts';
import type { Caller } from './db/run-as-caller.ts';
import { runStatementAsCaller } from './db/run-as-caller.ts';
import type { AdminAction, AuthorizeAdministrator } from './registry-admin/admin-context.ts';
import { type ErrorLog, errorResponse, statusOfSqlState, tokenErrorResponse } from './rest/error-response.ts';
import { RestError } from './rest/rest-error.ts';

interface AdministratorCheckParts {
  readonly engine: Engine;
  readonly callerOf: (request: Request) => Promise<Caller>;
  readonly log: ErrorLog;
}

/**
 * Returns a function that checks whether a request comes from an administrator. It applies the database's own rule: the
 * session must be current, and must have verified a second factor if the account has one. It records the action in the
 * audit log before it returns, because callers themselves have no right to write there.
 */
export function createAdministratorAuthorizer({
  engine,
  callerOf,
  log,
}: AdministratorCheckParts): AuthorizeAdministrator {
  return async (request, act) => {
    let caller: Caller;
    try {
      caller = await callerOf(request);
    } catch (error) {
      return tokenErrorResponse(error, log);
    }
    const isSignedIn = caller.role === 'authenticated';
    try {
      if (!isSignedIn) throw notAdministrator(isSignedIn);
      const statement = { text: 'select private.is_admin() as "isAdmin"', parameters: [] };
      const [answer] = await runStatementAsCaller<{ isAdmin: boolean }>(engine, caller, statement);
      if (answer?.isAdmin !== true) throw notAdministrator(isSignedIn);
      if (act !== null) await record(engine, caller, act);
      return undefined;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      return errorResponse(error, isSignedIn, log);
    }
  };
}

/** Records an action as the owner of the database, because callers may not execute this function. */
const record = (engine: Engine, { claims }: Caller, { act, detail }: AdminAction): Promise<unknown> =>
  engine.transaction((owner) =>
    owner.query('select private.record_register_act($1, $2, $3)', [claims.sub, act, detail]),
  );

const missingRight = '42501';

const notAdministrator = (isSignedIn: boolean) =>
  new RestError({
    status: statusOfSqlState(missingRight, isSignedIn),
    code: missingRight,
    message: 'Only an administrator can do this.',
    hint: 'Sign in as an administrator. If the account uses two-step verification, enter the code.',
  });
