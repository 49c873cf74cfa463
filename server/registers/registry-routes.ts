import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobKind, RegistersDesk } from '../../domain/registers/registers-desk.ts';
import { licenceConflicts } from '../../domain/registry/licences.ts';
import { completeText, completeWords, countriesOf, refuseHalfFile } from './area-routes.ts';
import { type Desk, understandingOf } from './desk.ts';
import { fileWords } from './file-words.ts';
import { fileBytesMax, filesMax } from './receive-chunks.ts';
import { draftFolder, readDraftReport, readRegistry, readVersions } from './registry-state.ts';
import { accepted, admitted, bodyOf, busy, done, type Room, type Route, recorded, refuse, shortText } from './room.ts';

/** The registry as a whole: what is in use, what would be, and the way back. */
export const registryRoutes: Readonly<Record<string, Route>> = {
  'GET /desk': answerDesk,
  'GET /report': answerReport,
  'GET /remarks': answerRemarks,
  'POST /import': startImport,
  'POST /stop': stop,
  'POST /publish': publish,
  'POST /discard': discard,
  'POST /roll-back': rollBack,
};

function answerDesk(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, async () => {
    const { desk, areas, jobs, parts } = room;
    // Before all that it may change: who is told that nothing runs any more asks no further, and must have been told what came of it.
    const job = { running: jobs.running(), ended: jobs.ended() };
    const files = await Promise.all(
      desk.files().map(async (file) => ({
        ...file,
        map: file.map !== null,
        received: await desk.received(file),
        failure: jobs.failureOf(file.id),
      })),
    );
    const [published, draft, versions] = await Promise.all([
      readRegistry(parts.aedsFolder),
      readRegistry(draftFolder(parts.aedsFolder)),
      readVersions(parts.aedsFolder),
    ]);
    const limits = { fileBytesMax, filesMax };
    const torn = [desk.torn(), areas.torn].filter((path) => path !== null);
    const told = { files, ...job, published, draft, versions, limits, torn };
    const answer: RegistersDesk = { ...told, countries: await countriesOf(room) };
    return Response.json(answer);
  });
}

/** Null where there is no draft, as right after it was published. */
function answerReport(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, async () => Response.json(await readDraftReport(room.parts.aedsFolder)));
}

function answerRemarks(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, async () => {
    const path = join(draftFolder(room.parts.aedsFolder), 'report', 'remarks.ndjson');
    const text = await readFile(path).catch(() => null);
    if (text === null) return refuse(404, 'no_draft', 'There is no draft.');
    return new Response(new Uint8Array(text), { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } });
  });
}

async function startImport(room: Room, request: Request): Promise<Response> {
  const { isIncompleteAccepted } = await bodyOf(request);
  return recorded(room, request, async () => {
    const { desk, areas, jobs, publishedByUs } = room;
    const fetched = await areas.files();
    if (desk.files().length + fetched.length === 0)
      return refuse(409, 'no_files', 'There are no files to import.', 'Add one first.');
    const refusal = (await refuseHalfFile(desk)) ?? (await refuseUnknownFile(desk));
    if (refusal !== undefined) return refusal;
    if (jobs.running() !== null) return busy();
    const names = desk.files().map(({ name }) => name);
    const words = ['import', ...fetched, ...fileWords(desk), '--draft', ...completeWords(isIncompleteAccepted)];
    return {
      act: { act: 'import started', detail: `${names.join(', ')}${completeText(isIncompleteAccepted)}` },
      work: async () => (jobs.start({ kind: 'import', words, onDone: publishedByUs.drafted }) ? accepted() : busy()),
    };
  });
}

/** A table whose columns nobody has named would be held to the map of another one. */
async function refuseUnknownFile(desk: Desk): Promise<Response | undefined> {
  for (const file of desk.files()) {
    if (file.map === null && (await understandingOf(desk, file))?.isRecognised === false) {
      const sentence = `${file.name}: its columns are not known; say what they mean, or remove it.`;
      return refuse(409, 'unknown_columns', sentence);
    }
  }
  return undefined;
}

function stop(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, async () => {
    // Publishing is two renames: there is nothing to stop.
    const kind = room.jobs.running()?.kind;
    if (kind === 'import' || kind === 'refresh' || kind === 'understand') room.jobs.stop();
    return done();
  });
}

/** Runs a command that takes a moment, and answers its failure in its own words. */
async function atOnce({ jobs }: Room, kind: JobKind, words: readonly string[]): Promise<Response> {
  if (jobs.running() !== null) return busy();
  const failure = await jobs.run({ kind, words });
  return failure === null ? done() : refuse(409, 'not_done', failure, 'Read the sentence, and try again.');
}

/** Only the draft that somebody has looked at is published, and once. */
const noDraft = () =>
  refuse(
    409,
    'no_draft',
    'There is no draft any more: it was published or discarded meanwhile.',
    'Read the files again to make another.',
  );

const otherDraft = () =>
  refuse(409, 'other_draft', 'The draft was made anew since you looked at it: look at what it would publish now.');

const noDecision = (because: string) =>
  refuse(
    409,
    'no_decision',
    `These licences may not be mixed: ${because} Write a decision.`,
    'Import the files apart, or say why they may be mixed.',
  );

async function publish(room: Room, request: Request): Promise<Response> {
  const { decision, version } = await bodyOf(request);
  const why = typeof decision === 'string' ? shortText(decision.trim(), 500) : '';
  return recorded(room, request, async () => {
    const { desk, jobs, parts, publishedByUs } = room;
    const draft = await readRegistry(draftFolder(parts.aedsFolder));
    if (draft === null) return noDraft();
    if (typeof version === 'string' && version !== draft.version) return otherDraft();
    const [conflict] = licenceConflicts(draft.sources);
    if (conflict !== undefined && why === '') return noDecision(conflict.because);
    if (jobs.running() !== null) return busy();
    const decided = why && `; decision on licences: ${why}`;
    return {
      act: { act: 'published', detail: `version ${draft.version}, ${draft.aedCount} AEDs${decided}` },
      async work() {
        const answer = await atOnce(room, 'publish', ['publish', ...(why === '' ? [] : [`--decision=${why}`])]);
        if (!answer.ok) return answer;
        await publishedByUs.published('draft');
        await desk.forgetTorn();
        return answer;
      },
    };
  });
}

function discard(room: Room, request: Request): Promise<Response> {
  return recorded(room, request, async () => {
    if ((await readRegistry(draftFolder(room.parts.aedsFolder))) === null) return noDraft();
    if (room.jobs.running() !== null) return busy();
    return { act: { act: 'draft discarded', detail: '' }, work: () => atOnce(room, 'discard', ['discard']) };
  });
}

async function rollBack(room: Room, request: Request): Promise<Response> {
  const { version } = await bodyOf(request);
  return recorded(room, request, async () => {
    if (typeof version !== 'string' || version === '')
      return refuse(400, 'no_version', 'The version to go back to is missing.');
    const versions = await readVersions(room.parts.aedsFolder);
    if (!versions.some(({ name }) => name === version))
      return refuse(409, 'no_such_version', 'The version to go back to is not among those that are kept any more.');
    if (room.jobs.running() !== null) return busy();
    return {
      act: { act: 'rolled back', detail: version },
      work: () => atOnce(room, 'roll-back', ['roll-back', version]),
    };
  });
}
