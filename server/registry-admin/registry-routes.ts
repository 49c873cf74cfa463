import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licenceConflicts } from '../../domain/registry/licences.ts';
import type { RegistryImportStatus, UploadedRegistryFile } from '../../domain/registry-admin/registry-import.ts';
import {
  type AdminRoute,
  acceptedResponse,
  adminRefusal,
  type ImportContext,
  type RegistryAdminContext,
  readJsonObject,
  refuseWhileBusy,
  runForAdministrator,
  shortenText,
  withAuditEntry,
} from './admin-context.ts';
import {
  acceptIncompleteArguments,
  acceptIncompleteNote,
  describeCountries,
  refuseUnfinishedUpload,
} from './area-routes.ts';
import { fileArguments } from './file-arguments.ts';
import { draftFolder, readDraftReport, readRegistry, readVersions } from './registry-state.ts';
import { readFileAnalysis, type UploadedFiles } from './uploaded-files.ts';
import { changedDraftRefusal, missingDraftRefusal, runQuickJob } from './version-routes.ts';

/** The routes for the published registry, the draft, and the return to earlier versions. */
export const registryRoutes: Readonly<Record<string, AdminRoute>> = {
  'GET /desk': answerDesk,
  'GET /report': answerReport,
  'GET /remarks': answerRemarks,
  'POST /import': startImport,
  'POST /publish': publish,
};

/** Lists the uploaded files for the panel, with the state of each. */
export const listUploadedFiles = ({ desk, jobs }: ImportContext): Promise<UploadedRegistryFile[]> =>
  Promise.all(
    desk.files().map(async (file) => ({
      ...file,
      map: file.map !== null,
      received: await desk.received(file),
      failure: jobs.failureOf(file.id),
    })),
  );

function answerDesk(room: RegistryAdminContext, request: Request): Promise<Response> {
  return runForAdministrator(room, request, async () => {
    const { desk, areas, jobs, parts } = room;
    // The job is read before everything that it may change. A client stops polling when no job is running, so that
    // response must include the job's result.
    const job = { running: jobs.running(), ended: jobs.ended() };
    const files = await listUploadedFiles(room);
    const [published, draft, versions] = await Promise.all([
      readRegistry(parts.aedsFolder),
      readRegistry(draftFolder(parts.aedsFolder)),
      readVersions(parts.aedsFolder),
    ]);
    const { fileBytesMax, filesMax } = room.limits;
    const torn = [desk.torn(), areas.torn].filter((path) => path !== null);
    const limits = { fileBytesMax, filesMax };
    const told = { files, ...job, published, draft, versions, limits, torn };
    const answer: RegistryImportStatus = { ...told, countries: await describeCountries(room) };
    return Response.json(answer);
  });
}

/** Responds with null if there is no draft, for example just after it was published. */
function answerReport(room: RegistryAdminContext, request: Request): Promise<Response> {
  return runForAdministrator(room, request, async () => Response.json(await readDraftReport(room.parts.aedsFolder)));
}

function answerRemarks(room: RegistryAdminContext, request: Request): Promise<Response> {
  return runForAdministrator(room, request, async () => {
    const path = join(draftFolder(room.parts.aedsFolder), 'report', 'remarks.ndjson');
    const text = await readFile(path).catch(() => null);
    if (text === null) return adminRefusal(404, 'no_draft', 'There is no draft.');
    return new Response(new Uint8Array(text), { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } });
  });
}

async function startImport(room: RegistryAdminContext, request: Request): Promise<Response> {
  const { isIncompleteAccepted } = await readJsonObject(request);
  return withAuditEntry(room, request, async () => {
    const { desk, areas, jobs, publishedByUs } = room;
    const fetched = await areas.files();
    if (desk.files().length + fetched.length === 0)
      return adminRefusal(409, 'no_files', 'There are no files to import.', 'Add one first.');
    const refusal = (await refuseUnfinishedUpload(desk)) ?? (await refuseUnknownFile(desk));
    if (refusal !== undefined) return refusal;
    if (jobs.running() !== null) return refuseWhileBusy();
    const names = desk.files().map(({ name }) => name);
    const words = [
      'import',
      ...fetched,
      ...fileArguments(desk),
      '--draft',
      ...acceptIncompleteArguments(isIncompleteAccepted),
    ];
    return {
      act: { act: 'import started', detail: `${names.join(', ')}${acceptIncompleteNote(isIncompleteAccepted)}` },
      work: async () =>
        jobs.start({ kind: 'import', words, onDone: publishedByUs.drafted }) ? acceptedResponse() : refuseWhileBusy(),
    };
  });
}

/** Refuses to import while a table has no column map, because it would be read with the map of another table. */
async function refuseUnknownFile(desk: UploadedFiles): Promise<Response | undefined> {
  for (const file of desk.files()) {
    if (file.map === null && (await readFileAnalysis(desk, file))?.isRecognised === false) {
      const sentence = `${file.name}: its columns are not known; say what they mean, or remove it.`;
      return adminRefusal(409, 'unknown_columns', sentence);
    }
  }
  return undefined;
}

const noDecision = (because: string) =>
  adminRefusal(
    409,
    'no_decision',
    `These licences may not be combined: ${because} Record a decision.`,
    'Import the files separately, or say why you may combine them.',
  );

async function publish(room: RegistryAdminContext, request: Request): Promise<Response> {
  const { decision, version } = await readJsonObject(request);
  const why = typeof decision === 'string' ? shortenText(decision.trim(), 500) : '';
  return withAuditEntry(room, request, async () => {
    const { desk, jobs, parts, publishedByUs } = room;
    const draft = await readRegistry(draftFolder(parts.aedsFolder));
    if (draft === null) return missingDraftRefusal();
    if (typeof version === 'string' && version !== draft.version) return changedDraftRefusal();
    const [conflict] = licenceConflicts(draft.sources);
    if (conflict !== undefined && why === '') return noDecision(conflict.because);
    if (jobs.running() !== null) return refuseWhileBusy();
    const decided = why && `; decision on licences: ${why}`;
    return {
      act: { act: 'published', detail: `version ${draft.version}, ${draft.aedCount} AEDs${decided}` },
      async work() {
        const answer = await runQuickJob(room, 'publish', ['publish', ...(why === '' ? [] : [`--decision=${why}`])]);
        if (!answer.ok) return answer;
        await publishedByUs.published('draft');
        await desk.forgetTorn();
        return answer;
      },
    };
  });
}
