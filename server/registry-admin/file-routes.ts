import { join } from 'node:path';
import {
  type AdminRoute,
  acceptedResponse,
  adminRefusal,
  type ImportContext,
  noContentResponse,
  readJsonObject,
  refuseWhileBusy,
  runForAdministrator,
  withAuditEntry,
} from './admin-context.ts';
import { receiveChunk, refuseFile } from './receive-chunks.ts';
import { toSafeFileName } from './safe-file-name.ts';
import { writeStoredJson } from './stored-json.ts';
import { parseFileSettings, readFileAnalysis, type UploadedFile, type UploadedFiles } from './uploaded-files.ts';

/** The routes to upload and delete files. `:id` is the id of an uploaded file. */
export const uploadRoutes: Readonly<Record<string, AdminRoute<ImportContext>>> = {
  'POST /files': addFile,
  'PUT /files/:id/bytes': addBytes,
  'POST /files/:id': changeFile,
  'DELETE /files/:id': removeFile,
};

/** The routes for the uploaded files of registers, which can also be inspected. */
export const fileRoutes: Readonly<Record<string, AdminRoute<ImportContext>>> = {
  ...uploadRoutes,
  'GET /files/:id/understanding': answerAnalysis,
  'POST /files/:id/understand': understand,
};

const noFile = () => adminRefusal(404, 'no_such_file', 'This file is no longer in the list.');

async function addFile(room: ImportContext, request: Request): Promise<Response> {
  const { name, bytes } = await readJsonObject(request);
  return withAuditEntry(room, request, async () => {
    if (typeof name !== 'string') return noName();
    const refusal = await refuseFile(room, bytes);
    if (refusal !== undefined) return refusal;
    return {
      act: { act: 'file added', detail: `${toSafeFileName(name)}, ${bytes} bytes` },
      async work() {
        const file = await room.desk.add(name, Number(bytes), room.parts.clock());
        return Response.json({ id: file.id, received: 0 }, { status: 201 });
      },
    };
  });
}

const noName = () => adminRefusal(400, 'no_name', 'The file has no name.', 'Choose the file again.');

function addBytes(room: ImportContext, request: Request, id: string): Promise<Response> {
  return runForAdministrator(room, request, async () => {
    const file = room.desk.find(id);
    const from = Number(new URL(request.url).searchParams.get('from'));
    return file === undefined ? noFile() : receiveChunk(request, room.desk, file, from);
  });
}

/**
 * Responds with null if the file has not been inspected. That is not an error, and a browser's console would report a
 * 404 as one.
 */
function answerAnalysis(room: ImportContext, request: Request, id: string): Promise<Response> {
  return runForAdministrator(room, request, async () => {
    const file = room.desk.find(id);
    if (file === undefined) return noFile();
    return Response.json(await readFileAnalysis(room.desk, file));
  });
}

async function understand(room: ImportContext, request: Request, id: string): Promise<Response> {
  const { map, isAnew, encoding } = await readJsonObject(request);
  return runForAdministrator(room, request, async () => {
    const { desk, jobs, folder } = room;
    const file = desk.find(id);
    if (file === undefined) return noFile();
    const tried = join(folder, file.id, 'tried-map.json');
    const isTried = typeof map === 'object' && map !== null;
    if (isTried) await writeStoredJson(tried, map);
    const words = [
      'understand',
      desk.pathOf(file),
      '--json',
      ...(isTried ? ['--map', tried] : []),
      ...(isAnew === true ? ['--anew'] : []),
      ...encodingWords(typeof encoding === 'string' && encoding !== '' ? encoding : file.encoding),
    ];
    const onDone = (output: string) => keepUnderstanding(desk, file, output);
    return jobs.start({ kind: 'understand', fileId: id, words, onDone }) ? acceptedResponse() : refuseWhileBusy();
  });
}

const encodingWords = (encoding: string | null) => (encoding === null ? [] : ['--encoding', encoding]);

async function keepUnderstanding(desk: UploadedFiles, file: UploadedFile, output: string): Promise<void> {
  const understood: { readonly guessedEncoding?: unknown; readonly readings?: unknown } = JSON.parse(output);
  await writeStoredJson(desk.understandingPathOf(file), understood);
  // Stores the detected encoding for the import, because the importer itself detects none. If several are likely, a
  // person must choose first.
  const { guessedEncoding, readings } = understood;
  const isSure = typeof guessedEncoding === 'string' && !(Array.isArray(readings) && readings.length > 1);
  await desk.guess(file.id, isSure ? guessedEncoding : null);
}

async function changeFile(room: ImportContext, request: Request, id: string): Promise<Response> {
  const body = await readJsonObject(request);
  return withAuditEntry(room, request, async () => {
    const file = room.desk.find(id);
    if (file === undefined) return noFile();
    const said = parseFileSettings(file, body);
    if (said === null) return noDescription();
    return {
      act: { act: 'file described', detail: file.name },
      async work() {
        await room.desk.change(id, said);
        return noContentResponse();
      },
    };
  });
}

const noDescription = () =>
  adminRefusal(
    400,
    'no_description',
    'The encoding and date of a file must be text, and its map an object; each may be null.',
  );

function removeFile(room: ImportContext, request: Request, id: string): Promise<Response> {
  return withAuditEntry(room, request, async () => {
    const file = room.desk.find(id);
    if (file === undefined) return noFile();
    const isBusy = () => room.jobs.running()?.fileId === id || isReading(room);
    if (isBusy()) return refuseWhileBusy();
    return {
      act: { act: 'file removed', detail: file.name },
      async work() {
        if (isBusy()) return refuseWhileBusy();
        await room.desk.remove(id);
        return noContentResponse();
      },
    };
  });
}

/** Whether a job is reading the uploaded files. */
const isReading = ({ jobs }: ImportContext) => ['import', 'refresh'].includes(jobs.running()?.kind ?? '');
