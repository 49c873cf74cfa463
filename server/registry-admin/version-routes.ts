import type { JobKind } from '../../domain/registry-admin/registry-import.ts';
import {
  type AdminRoute,
  adminRefusal,
  type ImportContext,
  noContentResponse,
  readJsonObject,
  refuseWhileBusy,
  runForAdministrator,
  withAuditEntry,
} from './admin-context.ts';

/** The routes for drafts and earlier versions, which are the same for registers and streets. */
export const versionRoutes: Readonly<Record<string, AdminRoute<ImportContext>>> = {
  'POST /stop': stop,
  'POST /discard': discard,
  'POST /roll-back': rollBack,
};

function stop(room: ImportContext, request: Request): Promise<Response> {
  return runForAdministrator(room, request, async () => {
    // Only these kinds of job can be stopped. Publishing consists of two renames, so there is nothing to stop.
    const kind = room.jobs.running()?.kind;
    if (kind === 'import' || kind === 'refresh' || kind === 'understand') room.jobs.stop();
    return noContentResponse();
  });
}

/** Runs a command that takes little time. If it fails, the response contains the command's own message. */
export async function runQuickJob({ jobs }: ImportContext, kind: JobKind, words: readonly string[]): Promise<Response> {
  if (jobs.running() !== null) return refuseWhileBusy();
  const failure = await jobs.run({ kind, words });
  return failure === null
    ? noContentResponse()
    : adminRefusal(409, 'not_done', failure, 'Do what the message says, then try again.');
}

/** The refusal to publish if the draft was published or discarded meanwhile, so that a draft is published only once. */
export const missingDraftRefusal = () =>
  adminRefusal(
    409,
    'no_draft',
    'There is no draft any more. Someone published or discarded it.',
    'Read the files again to make a new one.',
  );

export const changedDraftRefusal = () =>
  adminRefusal(409, 'other_draft', 'The draft has changed since you viewed it. Check what it would publish now.');

function discard(room: ImportContext, request: Request): Promise<Response> {
  return withAuditEntry(room, request, async () => {
    if ((await room.state.draft()) === null) return missingDraftRefusal();
    if (room.jobs.running() !== null) return refuseWhileBusy();
    return { act: { act: 'draft discarded', detail: '' }, work: () => runQuickJob(room, 'discard', ['discard']) };
  });
}

async function rollBack(room: ImportContext, request: Request): Promise<Response> {
  const { version } = await readJsonObject(request);
  return withAuditEntry(room, request, async () => {
    if (typeof version !== 'string' || version === '')
      return adminRefusal(400, 'no_version', 'The version to restore is missing.');
    const versions = await room.state.versions();
    if (!versions.some(({ name }) => name === version))
      return adminRefusal(409, 'no_such_version', 'The version to restore is no longer stored.');
    if (room.jobs.running() !== null) return refuseWhileBusy();
    return {
      act: { act: 'rolled back', detail: version },
      work: () => runQuickJob(room, 'roll-back', ['roll-back', version]),
    };
  });
}
