import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLicenceConflicts } from '../../domain/registry/licences.ts';
import type { RegistryImportStatus, UploadedRegistryFile } from '../../domain/registry-admin/registry-import.ts';
import {
  type AdminRoute,
  acceptedResponse,
  adminErrorResponse,
  type ImportContext,
  importBusyResponse,
  type RegistryAdminContext,
  readJsonObject,
  runForAdministrator,
  shortenText,
  withAuditEntry,
} from './admin-context.ts';
import {
  buildAcceptIncompleteArguments,
  checkUploadsComplete,
  describeCountries,
  formatAcceptIncompleteNote,
} from './area-routes.ts';
import { buildFileArguments } from './file-arguments.ts';
import { readDraftReport, readRegistrySummary, readRegistryVersions, registryDraftFolderOf } from './registry-state.ts';
import { readFileAnalysis, type UploadedFiles } from './uploaded-files.ts';
import { changedDraftResponse, missingDraftResponse, runQuickJob } from './version-routes.ts';

/** The routes for the published registry, the draft, and the restoring of earlier versions. */
export const registryRoutes: Readonly<Record<string, AdminRoute>> = {
  'GET /desk': getRegistryStatus,
  'GET /report': answerReport,
  'GET /remarks': answerRemarks,
  'POST /import': startImport,
  'POST /publish': publish,
};

/** Lists the uploaded files for the panel, with the state of each. */
export const listUploadedFiles = ({ uploads, jobs }: ImportContext): Promise<UploadedRegistryFile[]> =>
  Promise.all(
    uploads.files().map(async (file) => ({
      ...file,
      map: file.map !== null,
      received: await uploads.received(file),
      failure: jobs.failureOf(file.id),
    })),
  );

function getRegistryStatus(context: RegistryAdminContext, request: Request): Promise<Response> {
  return runForAdministrator(context, request, async () => {
    const { uploads, areas, jobs, parts } = context;
    // The job's state is read first, because a job may change everything else. A client stops polling when no job is
    // running, so the response that says so must include what the job has changed.
    const job = { running: jobs.running(), ended: jobs.ended() };
    const files = await listUploadedFiles(context);
    const [published, draft, versions] = await Promise.all([
      readRegistrySummary(parts.aedsFolder),
      readRegistrySummary(registryDraftFolderOf(parts.aedsFolder)),
      readRegistryVersions(parts.aedsFolder),
    ]);
    const { fileBytesMax, filesMax } = context.limits;
    const torn = [uploads.damagedCopy(), areas.damagedCopy].filter((path) => path !== null);
    const limits = { fileBytesMax, filesMax };
    const told = { files, ...job, published, draft, versions, limits, torn };
    const answer: RegistryImportStatus = { ...told, countries: await describeCountries(context) };
    return Response.json(answer);
  });
}

/** Responds with null if there is no draft, for example because it has just been published. */
function answerReport(context: RegistryAdminContext, request: Request): Promise<Response> {
  return runForAdministrator(context, request, async () =>
    Response.json(await readDraftReport(context.parts.aedsFolder)),
  );
}

function answerRemarks(context: RegistryAdminContext, request: Request): Promise<Response> {
  return runForAdministrator(context, request, async () => {
    const path = join(registryDraftFolderOf(context.parts.aedsFolder), 'report', 'remarks.ndjson');
    const text = await readFile(path).catch(() => null);
    if (text === null) return adminErrorResponse(404, 'no_draft', 'There is no draft.');
    return new Response(new Uint8Array(text), { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } });
  });
}

async function startImport(context: RegistryAdminContext, request: Request): Promise<Response> {
  const { isIncompleteAccepted } = await readJsonObject(request);
  return withAuditEntry(context, request, async () => {
    const { uploads, areas, jobs, publishedByUs } = context;
    const fetched = await areas.files();
    if (uploads.files().length + fetched.length === 0)
      return adminErrorResponse(409, 'no_files', 'There are no files to import.', 'Add one first.');
    const refusal = (await checkUploadsComplete(uploads)) ?? (await checkFilesRecognised(uploads));
    if (refusal !== undefined) return refusal;
    if (jobs.running() !== null) return importBusyResponse();
    const names = uploads.files().map(({ name }) => name);
    const args = [
      'import',
      ...fetched,
      ...buildFileArguments(uploads),
      '--draft',
      ...buildAcceptIncompleteArguments(isIncompleteAccepted),
    ];
    return {
      act: { act: 'import started', detail: `${names.join(', ')}${formatAcceptIncompleteNote(isIncompleteAccepted)}` },
      work: async () =>
        jobs.start({ kind: 'import', args, onDone: publishedByUs.drafted }) ? acceptedResponse() : importBusyResponse(),
    };
  });
}

/**
 * Refuses to import while an uploaded table has no column map and its columns are unknown, because the import would
 * read it with the map of another table.
 */
async function checkFilesRecognised(uploads: UploadedFiles): Promise<Response | undefined> {
  for (const file of uploads.files()) {
    if (file.map === null && (await readFileAnalysis(uploads, file))?.isRecognised === false) {
      const sentence = `${file.name}: its columns are not known; say what they mean, or remove it.`;
      return adminErrorResponse(409, 'unknown_columns', sentence);
    }
  }
  return undefined;
}

const noDecision = (because: string) =>
  adminErrorResponse(
    409,
    'no_decision',
    `These licences conflict: ${because} Import the files separately, or record why you may publish them together.`,
    'Send the reason as "decision".',
  );

async function publish(context: RegistryAdminContext, request: Request): Promise<Response> {
  const { decision, version } = await readJsonObject(request);
  const why = typeof decision === 'string' ? shortenText(decision.trim(), 500) : '';
  return withAuditEntry(context, request, async () => {
    const { uploads, jobs, parts, publishedByUs } = context;
    const draft = await readRegistrySummary(registryDraftFolderOf(parts.aedsFolder));
    if (draft === null) return missingDraftResponse();
    if (typeof version === 'string' && version !== draft.version) return changedDraftResponse();
    const [conflict] = findLicenceConflicts(draft.sources);
    if (conflict !== undefined && why === '') return noDecision(conflict.because);
    if (jobs.running() !== null) return importBusyResponse();
    const decided = why && `; decision on licences: ${why}`;
    return {
      act: { act: 'published', detail: `version ${draft.version}, ${draft.aedCount} AEDs${decided}` },
      async work() {
        const answer = await runQuickJob(context, 'publish', ['publish', ...(why === '' ? [] : [`--decision=${why}`])]);
        if (!answer.ok) return answer;
        await publishedByUs.published('draft');
        await uploads.forgetDamagedCopy();
        return answer;
      },
    };
  });
}
