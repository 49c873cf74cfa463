import { join } from 'node:path';
import {
  type AdminRoute,
  acceptedResponse,
  adminErrorResponse,
  type ImportContext,
  importBusyResponse,
  noContentResponse,
  readJsonObject,
  runForAdministrator,
  withAuditEntry,
} from './admin-context.ts';
import { checkUploadLimits, receiveChunk } from './receive-chunks.ts';
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

/** The routes for the uploaded files of the registry. Unlike those of streets, these files can also be inspected. */
export const fileRoutes: Readonly<Record<string, AdminRoute<ImportContext>>> = {
  ...uploadRoutes,
  'GET /files/:id/understanding': answerAnalysis,
  'POST /files/:id/understand': understand,
};

const noFile = () => adminErrorResponse(404, 'no_such_file', 'This file is no longer in the list.');

async function addFile(context: ImportContext, request: Request): Promise<Response> {
  const { name, bytes } = await readJsonObject(request);
  return withAuditEntry(context, request, async () => {
    if (typeof name !== 'string') return noName();
    const refusal = await checkUploadLimits(context, bytes);
    if (refusal !== undefined) return refusal;
    return {
      act: { act: 'file added', detail: `${toSafeFileName(name)}, ${bytes} bytes` },
      async work() {
        const file = await context.uploads.add(name, Number(bytes), context.parts.clock());
        return Response.json({ id: file.id, received: 0 }, { status: 201 });
      },
    };
  });
}

const noName = () => adminErrorResponse(400, 'no_name', 'The file has no name.', 'Choose the file again.');

function addBytes(context: ImportContext, request: Request, id: string): Promise<Response> {
  return runForAdministrator(context, request, async () => {
    const file = context.uploads.find(id);
    const from = Number(new URL(request.url).searchParams.get('from'));
    return file === undefined ? noFile() : receiveChunk(request, context.uploads, file, from);
  });
}

/** Responds with null if the file has not been inspected. A 404 would appear as an error in the browser's console. */
function answerAnalysis(context: ImportContext, request: Request, id: string): Promise<Response> {
  return runForAdministrator(context, request, async () => {
    const file = context.uploads.find(id);
    if (file === undefined) return noFile();
    return Response.json(await readFileAnalysis(context.uploads, file));
  });
}

async function understand(context: ImportContext, request: Request, id: string): Promise<Response> {
  const { map, isAnew, encoding } = await readJsonObject(request);
  return runForAdministrator(context, request, async () => {
    const { uploads, jobs, folder } = context;
    const file = uploads.find(id);
    if (file === undefined) return noFile();
    const tried = join(folder, file.id, 'tried-map.json');
    const isTried = typeof map === 'object' && map !== null;
    if (isTried) await writeStoredJson(tried, map);
    const args = [
      'understand',
      uploads.pathOf(file),
      '--json',
      ...(isTried ? ['--map', tried] : []),
      ...(isAnew === true ? ['--anew'] : []),
      ...encodingWords(typeof encoding === 'string' && encoding !== '' ? encoding : file.encoding),
    ];
    const onDone = (output: string) => keepUnderstanding(uploads, file, output);
    return jobs.start({ kind: 'understand', fileId: id, args, onDone }) ? acceptedResponse() : importBusyResponse();
  });
}

const encodingWords = (encoding: string | null) => (encoding === null ? [] : ['--encoding', encoding]);

async function keepUnderstanding(uploads: UploadedFiles, file: UploadedFile, output: string): Promise<void> {
  const understood: { readonly guessedEncoding?: unknown; readonly readings?: unknown } = JSON.parse(output);
  await writeStoredJson(uploads.understandingPathOf(file), understood);
  // Stores the detected encoding for the import, because the import itself does not detect any. If several encodings
  // are likely, a person must choose one.
  const { guessedEncoding, readings } = understood;
  const isSure = typeof guessedEncoding === 'string' && !(Array.isArray(readings) && readings.length > 1);
  await uploads.guess(file.id, isSure ? guessedEncoding : null);
}

async function changeFile(context: ImportContext, request: Request, id: string): Promise<Response> {
  const body = await readJsonObject(request);
  return withAuditEntry(context, request, async () => {
    const file = context.uploads.find(id);
    if (file === undefined) return noFile();
    const settings = parseFileSettings(file, body);
    if (settings === null) return noDescription();
    return {
      act: { act: 'file described', detail: file.name },
      async work() {
        await context.uploads.change(id, settings);
        return noContentResponse();
      },
    };
  });
}

const noDescription = () =>
  adminErrorResponse(
    400,
    'no_description',
    'The encoding and date of a file must be text, and its map an object; each may be null.',
  );

function removeFile(context: ImportContext, request: Request, id: string): Promise<Response> {
  return withAuditEntry(context, request, async () => {
    const file = context.uploads.find(id);
    if (file === undefined) return noFile();
    const isBusy = () => context.jobs.running()?.fileId === id || isReading(context);
    if (isBusy()) return importBusyResponse();
    return {
      act: { act: 'file removed', detail: file.name },
      async work() {
        if (isBusy()) return importBusyResponse();
        await context.uploads.remove(id);
        return noContentResponse();
      },
    };
  });
}

/** Whether a job is reading the uploaded files. */
const isReading = ({ jobs }: ImportContext) => ['import', 'refresh'].includes(jobs.running()?.kind ?? '');
