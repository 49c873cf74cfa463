import { join } from 'node:path';
import {
  accepted,
  admitted,
  bodyOf,
  busy,
  type DeskRoom,
  done,
  type Route,
  recorded,
  refuse,
} from './admin-context.ts';
import { receiveChunk, refuseFile } from './receive-chunks.ts';
import { safeName } from './safe-name.ts';
import { storeJson } from './stored-json.ts';
import { type Desk, parseFileSettings, type UploadedFile, understandingOf } from './uploaded-files.ts';

/** Files that come in and go; `:id` is one of them. */
export const uploadRoutes: Readonly<Record<string, Route<DeskRoom>>> = {
  'POST /files': addFile,
  'PUT /files/:id/bytes': addBytes,
  'POST /files/:id': changeFile,
  'DELETE /files/:id': removeFile,
};

/** The files of the next registry, which are looked at too. */
export const fileRoutes: Readonly<Record<string, Route<DeskRoom>>> = {
  ...uploadRoutes,
  'GET /files/:id/understanding': answerUnderstanding,
  'POST /files/:id/understand': understand,
};

const noFile = () => refuse(404, 'no_such_file', 'This file is no longer in the list.');

async function addFile(room: DeskRoom, request: Request): Promise<Response> {
  const { name, bytes } = await bodyOf(request);
  return recorded(room, request, async () => {
    if (typeof name !== 'string') return noName();
    const refusal = await refuseFile(room, bytes);
    if (refusal !== undefined) return refusal;
    return {
      act: { act: 'file added', detail: `${safeName(name)}, ${bytes} bytes` },
      async work() {
        const file = await room.desk.add(name, Number(bytes), room.parts.clock());
        return Response.json({ id: file.id, received: 0 }, { status: 201 });
      },
    };
  });
}

const noName = () => refuse(400, 'no_name', 'The file has no name.', 'Choose the file again.');

function addBytes(room: DeskRoom, request: Request, id: string): Promise<Response> {
  return admitted(room, request, async () => {
    const file = room.desk.find(id);
    const from = Number(new URL(request.url).searchParams.get('from'));
    return file === undefined ? noFile() : receiveChunk(request, room.desk, file, from);
  });
}

/** Null where the file has not been looked at: that is no mistake, and a browser's console would call 404 one. */
function answerUnderstanding(room: DeskRoom, request: Request, id: string): Promise<Response> {
  return admitted(room, request, async () => {
    const file = room.desk.find(id);
    if (file === undefined) return noFile();
    return Response.json(await understandingOf(room.desk, file));
  });
}

async function understand(room: DeskRoom, request: Request, id: string): Promise<Response> {
  const { map, isAnew, encoding } = await bodyOf(request);
  return admitted(room, request, async () => {
    const { desk, jobs, folder } = room;
    const file = desk.find(id);
    if (file === undefined) return noFile();
    const tried = join(folder, file.id, 'tried-map.json');
    const isTried = typeof map === 'object' && map !== null;
    if (isTried) await storeJson(tried, map);
    const words = [
      'understand',
      desk.pathOf(file),
      '--json',
      ...(isTried ? ['--map', tried] : []),
      ...(isAnew === true ? ['--anew'] : []),
      ...encodingWords(typeof encoding === 'string' && encoding !== '' ? encoding : file.encoding),
    ];
    const onDone = (output: string) => keepUnderstanding(desk, file, output);
    return jobs.start({ kind: 'understand', fileId: id, words, onDone }) ? accepted() : busy();
  });
}

const encodingWords = (encoding: string | null) => (encoding === null ? [] : ['--encoding', encoding]);

async function keepUnderstanding(desk: Desk, file: UploadedFile, output: string): Promise<void> {
  const understood: { readonly guessedEncoding?: unknown; readonly readings?: unknown } = JSON.parse(output);
  await storeJson(desk.understandingPathOf(file), understood);
  // What was looked at is what is imported: the importer itself guesses no encoding. Where others are as likely, a person is asked first.
  const { guessedEncoding, readings } = understood;
  const isSure = typeof guessedEncoding === 'string' && !(Array.isArray(readings) && readings.length > 1);
  await desk.guess(file.id, isSure ? guessedEncoding : null);
}

async function changeFile(room: DeskRoom, request: Request, id: string): Promise<Response> {
  const body = await bodyOf(request);
  return recorded(room, request, async () => {
    const file = room.desk.find(id);
    if (file === undefined) return noFile();
    const said = parseFileSettings(file, body);
    if (said === null) return noDescription();
    return {
      act: { act: 'file described', detail: file.name },
      async work() {
        await room.desk.change(id, said);
        return done();
      },
    };
  });
}

const noDescription = () =>
  refuse(400, 'no_description', 'Encoding and date of a file must be texts, and its map an object, or null.');

function removeFile(room: DeskRoom, request: Request, id: string): Promise<Response> {
  return recorded(room, request, async () => {
    const file = room.desk.find(id);
    if (file === undefined) return noFile();
    const isBusy = () => room.jobs.running()?.fileId === id || isReading(room);
    if (isBusy()) return busy();
    return {
      act: { act: 'file removed', detail: file.name },
      async work() {
        if (isBusy()) return busy();
        await room.desk.remove(id);
        return done();
      },
    };
  });
}

/** Whether the files are being read. */
const isReading = ({ jobs }: DeskRoom) => ['import', 'refresh'].includes(jobs.running()?.kind ?? '');
