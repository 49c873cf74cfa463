import type { JobKind } from '../../domain/registry-admin/registry-import.ts';
import { admitted, bodyOf, busy, type DeskRoom, done, type Route, recorded, refuse } from './admin-context.ts';

/** What is done with a draft and with former versions, the same for registers and streets. */
export const versionRoutes: Readonly<Record<string, Route<DeskRoom>>> = {
  'POST /stop': stop,
  'POST /discard': discard,
  'POST /roll-back': rollBack,
};

function stop(room: DeskRoom, request: Request): Promise<Response> {
  return admitted(room, request, async () => {
    // Publishing is two renames: there is nothing to stop.
    const kind = room.jobs.running()?.kind;
    if (kind === 'import' || kind === 'refresh' || kind === 'understand') room.jobs.stop();
    return done();
  });
}

/** Runs a command that takes a moment, and answers its failure in its own words. */
export async function atOnce({ jobs }: DeskRoom, kind: JobKind, words: readonly string[]): Promise<Response> {
  if (jobs.running() !== null) return busy();
  const failure = await jobs.run({ kind, words });
  return failure === null ? done() : refuse(409, 'not_done', failure, 'Read the sentence, and try again.');
}

/** Only the draft that somebody has looked at is published, and once. */
export const noDraft = () =>
  refuse(
    409,
    'no_draft',
    'There is no draft any more. Someone published or discarded it.',
    'Read the files again to make a new one.',
  );

export const otherDraft = () =>
  refuse(409, 'other_draft', 'The draft has changed since you viewed it. Check what it would publish now.');

function discard(room: DeskRoom, request: Request): Promise<Response> {
  return recorded(room, request, async () => {
    if ((await room.state.draft()) === null) return noDraft();
    if (room.jobs.running() !== null) return busy();
    return { act: { act: 'draft discarded', detail: '' }, work: () => atOnce(room, 'discard', ['discard']) };
  });
}

async function rollBack(room: DeskRoom, request: Request): Promise<Response> {
  const { version } = await bodyOf(request);
  return recorded(room, request, async () => {
    if (typeof version !== 'string' || version === '')
      return refuse(400, 'no_version', 'The version to restore is missing.');
    const versions = await room.state.versions();
    if (!versions.some(({ name }) => name === version))
      return refuse(409, 'no_such_version', 'The version to restore is no longer stored.');
    if (room.jobs.running() !== null) return busy();
    return {
      act: { act: 'rolled back', detail: version },
      work: () => atOnce(room, 'roll-back', ['roll-back', version]),
    };
  });
}
