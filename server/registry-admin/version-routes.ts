import type { JobKind } from '../../domain/registry-admin/registry-import.ts';
import {
  type AdminRoute,
  adminErrorResponse,
  type ImportContext,
  importBusyResponse,
  noContentResponse,
  readJsonObject,
  runForAdministrator,
  withAuditEntry,
} from './admin-context.ts';

/** The routes for drafts and earlier versions, which are the same for the registry and the streets. */
export const versionRoutes: Readonly<Record<string, AdminRoute<ImportContext>>> = {
  'POST /stop': stop,
  'POST /discard': discard,
  'POST /roll-back': rollBack,
};

function stop(context: ImportContext, request: Request): Promise<Response> {
  return runForAdministrator(context, request, async () => {
    // Only these kinds of job can be stopped. Publishing, for example, takes only as long as two renames.
    const kind = context.jobs.running()?.kind;
    if (kind === 'import' || kind === 'refresh' || kind === 'understand') context.jobs.stop();
    return noContentResponse();
  });
}

/** Runs a command that takes little time. If it fails, the response contains the command's own message. */
export async function runQuickJob({ jobs }: ImportContext, kind: JobKind, args: readonly string[]): Promise<Response> {
  if (jobs.running() !== null) return importBusyResponse();
  const failure = await jobs.run({ kind, args });
  return failure === null
    ? noContentResponse()
    : adminErrorResponse(409, 'not_done', failure, 'Do what the message says, then try again.');
}

/**
 * Creates the response to a request to publish a draft that has already been published or discarded. A draft can be
 * published only once.
 */
export const missingDraftResponse = () =>
  adminErrorResponse(
    409,
    'no_draft',
    'There is no draft any more. Someone published or discarded it.',
    'Read the files again to make a new one.',
  );

export const changedDraftResponse = () =>
  adminErrorResponse(409, 'other_draft', 'The draft has changed since you viewed it. Check what it would publish now.');

function discard(context: ImportContext, request: Request): Promise<Response> {
  return withAuditEntry(context, request, async () => {
    if ((await context.state.draft()) === null) return missingDraftResponse();
    if (context.jobs.running() !== null) return importBusyResponse();
    return { act: { act: 'draft discarded', detail: '' }, work: () => runQuickJob(context, 'discard', ['discard']) };
  });
}

async function rollBack(context: ImportContext, request: Request): Promise<Response> {
  const { version } = await readJsonObject(request);
  return withAuditEntry(context, request, async () => {
    if (typeof version !== 'string' || version === '')
      return adminErrorResponse(400, 'no_version', 'The version to restore is missing.');
    const versions = await context.state.versions();
    if (!versions.some(({ name }) => name === version))
      return adminErrorResponse(409, 'no_such_version', 'The version to restore is no longer stored.');
    if (context.jobs.running() !== null) return importBusyResponse();
    return {
      act: { act: 'rolled back', detail: version },
      work: () => runQuickJob(context, 'roll-back', ['roll-back', version]),
    };
  });
}
