import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseCall } from '../http/load/api-refusal.ts';
import { type Desk, type DeskFile, openDesk } from './desk.ts';
import { createRegistryJobs, type JobKind, type RegistryJobs } from './registry-job.ts';
import { draftFolder, readDraftReport, readRegistry, readVersions } from './registry-state.ts';
import { fileBytesMax, filesMax, refuseFile, takePiece } from './take-pieces.ts';

/** What an administrator does, as the audit has it. */
interface RegisterAct {
  readonly act: string;
  readonly detail: string;
}

/** Refuses whoever is no administrator now; undefined lets them in. An act is in the audit before it is done. */
export type AdmitAdministrator = (request: Request, act: RegisterAct | null) => Promise<Response | undefined>;

interface RegistersParts {
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly admit: AdmitAdministrator;
  readonly clock: () => Date;
  /** What is run instead of the registry's command line, for tests. */
  readonly command?: readonly string[];
}

export interface RegistersHandler {
  readonly handle: (request: Request) => Promise<Response>;
  readonly close: () => void;
}

interface Room {
  readonly parts: RegistersParts;
  readonly folder: string;
  readonly desk: Desk;
  readonly jobs: RegistryJobs;
}

type Route = (room: Room, request: Request, id: string) => Promise<Response>;

const base = '/registers/v1';

/** By method and path; `:id` is a file of the desk. */
const routes: Readonly<Record<string, Route>> = {
  'GET /desk': answerDesk,
  'GET /report': answerReport,
  'GET /remarks': answerRemarks,
  'POST /files': addFile,
  'PUT /files/:id/bytes': addBytes,
  'GET /files/:id/understanding': answerUnderstanding,
  'POST /files/:id/understand': understand,
  'POST /files/:id': changeFile,
  'DELETE /files/:id': removeFile,
  'POST /import': startImport,
  'POST /stop': stop,
  'POST /publish': publish,
  'POST /discard': discard,
  'POST /roll-back': rollBack,
};

/** Answers `/registers/v1/`: the operator's registers, for administrators alone. Tokens come in a header, never in a cookie, so no other site can send one. */
export async function createRegistersHandler(parts: RegistersParts): Promise<RegistersHandler> {
  const folder = join(parts.dataFolder, 'registers');
  const room: Room = { parts, folder, desk: await openDesk(folder), jobs: createRegistryJobs(parts) };
  return {
    async handle(request) {
      const path = new URL(request.url).pathname.slice(base.length);
      const [, id = ''] = /^\/files\/([0-9a-f-]{36})(?:\/|$)/.exec(path) ?? [];
      const route = routes[`${request.method} ${id === '' ? path : path.replace(id, ':id')}`];
      if (route === undefined) return refuse(404, 'no_such_address', 'There is nothing at this address.');
      return route(room, request, id);
    },
    close: room.jobs.close,
  };
}

const refuse = (status: number, code: string, message: string, hint = 'Load the page again.') =>
  refuseCall({ status, code, message, hint });

const done = () => new Response(null, { status: 204 });

async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

const noFile = () => refuse(404, 'no_such_file', 'This file is not among those of the registry any more.');
const busy = () =>
  refuse(409, 'busy', 'Something else is being done with the registry.', 'Wait until it is done, or stop it.');

/** Lets an administrator to the work; in the audit first where it is an act. */
async function admitted(
  { parts }: Room,
  request: Request,
  act: RegisterAct | null,
  work: () => Promise<Response>,
): Promise<Response> {
  return (await parts.admit(request, act)) ?? work();
}

function answerDesk(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, null, async () => {
    const { desk, jobs, parts } = room;
    const files = await Promise.all(
      desk.files().map(async (file) => ({ ...file, map: file.map !== null, received: await desk.received(file) })),
    );
    const [published, draft, versions] = await Promise.all([
      readRegistry(parts.aedsFolder),
      readRegistry(draftFolder(parts.aedsFolder)),
      readVersions(parts.aedsFolder),
    ]);
    const limits = { fileBytesMax, filesMax };
    return Response.json({ files, running: jobs.running(), ended: jobs.ended(), published, draft, versions, limits });
  });
}

/** Null where there is no draft, as right after it was published. */
function answerReport(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, null, async () => Response.json(await readDraftReport(room.parts.aedsFolder)));
}

function answerRemarks(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, null, async () => {
    const path = join(draftFolder(room.parts.aedsFolder), 'report', 'remarks.ndjson');
    const text = await readFile(path).catch(() => null);
    if (text === null) return refuse(404, 'no_draft', 'There is no draft.');
    return new Response(new Uint8Array(text), { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } });
  });
}

async function addFile(room: Room, request: Request): Promise<Response> {
  const { name, bytes } = await bodyOf(request);
  const told = { act: 'file added', detail: `${String(name).slice(0, 150)}, ${Number(bytes)} bytes` };
  return admitted(room, request, told, async () => {
    const refusal = await refuseFile(room.folder, room.desk, bytes);
    if (refusal !== undefined) return refusal;
    const file = await room.desk.add(String(name), Number(bytes), room.parts.clock());
    return Response.json({ id: file.id, received: 0 }, { status: 201 });
  });
}

function addBytes(room: Room, request: Request, id: string): Promise<Response> {
  return admitted(room, request, null, async () => {
    const file = room.desk.find(id);
    const from = Number(new URL(request.url).searchParams.get('from'));
    return file === undefined ? noFile() : takePiece(request, room.desk, file, from);
  });
}

/** Null where the file has not been looked at: that is no mistake, and a browser's console would call 404 one. */
function answerUnderstanding(room: Room, request: Request, id: string): Promise<Response> {
  return admitted(room, request, null, async () => {
    const file = room.desk.find(id);
    if (file === undefined) return noFile();
    const text = await readFile(room.desk.understandingPathOf(file), 'utf8').catch(() => 'null');
    return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  });
}

async function understand(room: Room, request: Request, id: string): Promise<Response> {
  const { map, isAnew, encoding } = await bodyOf(request);
  return admitted(room, request, null, async () => {
    const { desk, jobs, folder } = room;
    const file = desk.find(id);
    if (file === undefined) return noFile();
    const tried = join(folder, file.id, 'tried-map.json');
    const isTried = typeof map === 'object' && map !== null;
    if (isTried) await writeFile(tried, JSON.stringify(map));
    const words = [
      'understand',
      desk.pathOf(file),
      '--json',
      ...(isTried ? ['--map', tried] : []),
      ...(isAnew === true ? ['--anew'] : []),
      ...encodingWords(typeof encoding === 'string' && encoding !== '' ? encoding : file.encoding),
    ];
    const onDone = (output: string) => writeFile(desk.understandingPathOf(file), output);
    return jobs.start({ kind: 'understand', fileId: id, words, onDone }) ? accepted() : busy();
  });
}

const accepted = () => new Response(null, { status: 202 });
const encodingWords = (encoding: string | null) => (encoding === null ? [] : ['--encoding', encoding]);

async function changeFile(room: Room, request: Request, id: string): Promise<Response> {
  const { encoding, dataDate, map } = await bodyOf(request);
  const name = room.desk.find(id)?.name ?? id;
  return admitted(room, request, { act: 'file described', detail: name }, async () => {
    if (room.desk.find(id) === undefined) return noFile();
    await room.desk.change(id, {
      ...((typeof encoding === 'string' || encoding === null) && { encoding: encoding || null }),
      ...((typeof dataDate === 'string' || dataDate === null) && { dataDate: dataDate || null }),
      ...(typeof map === 'object' && { map }),
    });
    return done();
  });
}

function removeFile(room: Room, request: Request, id: string): Promise<Response> {
  const name = room.desk.find(id)?.name ?? id;
  return admitted(room, request, { act: 'file removed', detail: name }, async () => {
    if (room.jobs.running()?.fileId === id || room.jobs.running()?.kind === 'import') return busy();
    await room.desk.remove(id);
    return done();
  });
}

/** The words that import these files, each with what was said of it. */
function importWords(desk: Desk, isIncompleteAccepted: boolean): string[] {
  const files = desk.files();
  const paths = new Map(files.map((file) => [file, desk.pathOf(file)]));
  const said = (option: string, value: (file: DeskFile) => string | null) =>
    files.flatMap((file) => {
      const text = value(file);
      return text === null ? [] : [option, `${paths.get(file)}=${text}`];
    });
  return [
    'import',
    ...paths.values(),
    '--draft',
    '--json',
    ...files.flatMap((file) => desk.mapPathOf(file) ?? []).flatMap((path) => ['--map', path]),
    ...said('--encoding', ({ encoding }) => encoding),
    ...said('--data-date', ({ dataDate }) => dataDate),
    ...(isIncompleteAccepted ? ['--accept-incomplete'] : []),
  ];
}

async function startImport(room: Room, request: Request): Promise<Response> {
  const { isIncompleteAccepted } = await bodyOf(request);
  const names = room.desk
    .files()
    .map(({ name }) => name)
    .join(', ');
  const told = `${names}${isIncompleteAccepted === true ? '; fewer records accepted' : ''}`;
  return admitted(room, request, { act: 'import started', detail: told.slice(0, 400) }, async () => {
    const { desk, jobs } = room;
    if (desk.files().length === 0) return refuse(409, 'no_files', 'There are no files to import.', 'Add one first.');
    for (const file of desk.files()) {
      if ((await desk.received(file)) < file.bytes)
        return refuse(409, 'half_a_file', `${file.name} has not come in whole.`, 'Wait for it, or remove it.');
    }
    const words = importWords(desk, isIncompleteAccepted === true);
    return jobs.start({ kind: 'import', words }) ? accepted() : busy();
  });
}

function stop(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, null, async () => {
    // Publishing is two renames: there is nothing to stop.
    const kind = room.jobs.running()?.kind;
    if (kind === 'import' || kind === 'understand') room.jobs.stop();
    return done();
  });
}

/** Runs a command that takes a moment, and answers its failure in its own words. */
async function atOnce({ jobs }: Room, kind: JobKind, words: readonly string[]): Promise<Response> {
  if (jobs.running() !== null) return busy();
  const failure = await jobs.run({ kind, words });
  return failure === null ? done() : refuse(409, 'not_done', failure, 'Read the sentence, and try again.');
}

async function publish(room: Room, request: Request): Promise<Response> {
  const { decision } = await bodyOf(request);
  const why = typeof decision === 'string' ? decision.trim().slice(0, 500) : '';
  const draft = await readRegistry(draftFolder(room.parts.aedsFolder));
  const detail = `version ${draft?.version ?? 'none'}, ${draft?.aedCount ?? 0} AEDs${why && `; decision on licences: ${why}`}`;
  return admitted(room, request, { act: 'published', detail: detail.slice(0, 600) }, () =>
    atOnce(room, 'publish', ['publish', ...(why === '' ? [] : [`--decision=${why}`])]),
  );
}

function discard(room: Room, request: Request): Promise<Response> {
  return admitted(room, request, { act: 'draft discarded', detail: '' }, () => atOnce(room, 'discard', ['discard']));
}

async function rollBack(room: Room, request: Request): Promise<Response> {
  const { version } = await bodyOf(request);
  const name = typeof version === 'string' ? version.replaceAll(/[^0-9A-Za-z-]/g, '') : '';
  return admitted(room, request, { act: 'rolled back', detail: name }, () =>
    name === ''
      ? Promise.resolve(refuse(400, 'no_version', 'Got no version to go back to, expected one.'))
      : atOnce(room, 'roll-back', ['roll-back', name]),
  );
}
