import type { StreetsImportStatus } from '../../domain/registry-admin/streets-import.ts';
import {
  type AdminRoute,
  acceptedResponse,
  adminErrorResponse,
  type ImportContext,
  importBusyResponse,
  readJsonObject,
  runForAdministrator,
  withAuditEntry,
} from './admin-context.ts';
import { uploadRoutes } from './file-routes.ts';
import type { UploadLimits } from './receive-chunks.ts';
import { listUploadedFiles } from './registry-routes.ts';
import { isProgramOnPath, readStreetsSummary, readStreetsVersions, streetsDraftFolder } from './streets-state.ts';
import { changedDraftResponse, missingDraftResponse, runQuickJob, versionRoutes } from './version-routes.ts';

/**
 * The limits for streets. An extract of Switzerland is 400 MB. One of a continent is larger and must be imported on the
 * command line.
 */
export const streetsUploadLimits: UploadLimits = {
  fileBytesMax: 1_500_000_000,
  filesMax: 40,
  longer: 'Cut out the part you need, or import it with npm run streets on the server.',
};

/** The routes for the published streets, the draft, and the restoring of earlier versions. */
export const streetsRoutes: Readonly<Record<string, AdminRoute<ImportContext>>> = {
  ...uploadRoutes,
  ...versionRoutes,
  'GET /desk': getStreetsStatus,
  'POST /import': startImport,
  'POST /publish': publish,
};

function getStreetsStatus(context: ImportContext, request: Request): Promise<Response> {
  return runForAdministrator(context, request, async () => {
    const { uploads, jobs, parts, limits } = context;
    // The job's state is read first, because a job may change everything else and a client stops polling when no job is
    // running.
    const job = { running: jobs.running(), ended: jobs.ended() };
    const [files, published, draft, versions, hasTilemaker] = await Promise.all([
      listUploadedFiles(context),
      readStreetsSummary(parts.streetsFolder),
      readStreetsSummary(streetsDraftFolder(parts.streetsFolder)),
      readStreetsVersions(parts.streetsFolder),
      isProgramOnPath('tilemaker', parts.programPath ?? ''),
    ]);
    const torn = [uploads.damagedCopy()].filter((path) => path !== null);
    const { fileBytesMax, filesMax } = limits;
    const answer: StreetsImportStatus = {
      ...{ files, ...job, published, draft, versions, torn, hasTilemaker },
      limits: { fileBytesMax, filesMax },
    };
    return Response.json(answer);
  });
}

async function startImport(context: ImportContext, request: Request): Promise<Response> {
  const { isOlderAccepted } = await readJsonObject(request);
  return withAuditEntry(context, request, async () => {
    const { uploads, jobs, parts } = context;
    const files = uploads.files();
    if (files.length === 0)
      return adminErrorResponse(409, 'no_files', 'There are no files to import.', 'Add one first.');
    for (const file of files) {
      if ((await uploads.received(file)) < file.bytes)
        return adminErrorResponse(
          409,
          'half_file',
          `${file.name} has not been uploaded completely.`,
          'Add it again, or remove it.',
        );
    }
    if (jobs.running() !== null) return importBusyResponse();
    const dates = files.flatMap((file) =>
      file.dataDate === null ? [] : ['--data-date', `${uploads.pathOf(file)}=${file.dataDate}`],
    );
    const args = ['import', ...files.map(uploads.pathOf), '--preview', '--out', parts.streetsFolder, ...dates];
    const older = isOlderAccepted === true;
    return {
      act: {
        act: 'import started',
        detail: `${files.map(({ name }) => name).join(', ')}${older ? '; older data accepted' : ''}`,
      },
      work: async () =>
        jobs.start({ kind: 'import', args: [...args, ...(older ? ['--accept-older'] : [])] })
          ? acceptedResponse()
          : importBusyResponse(),
    };
  });
}

async function publish(context: ImportContext, request: Request): Promise<Response> {
  const { version } = await readJsonObject(request);
  return withAuditEntry(context, request, async () => {
    const draft = await readStreetsSummary(streetsDraftFolder(context.parts.streetsFolder));
    if (draft === null) return missingDraftResponse();
    if (version !== draft.version) return changedDraftResponse();
    if (context.jobs.running() !== null) return importBusyResponse();
    const cells = draft.cellCount === 1 ? '1 cell' : `${draft.cellCount} cells`;
    const licences = [...new Set(draft.sources.map(({ licence }) => licence))].join(', ');
    return {
      act: { act: 'published', detail: `version ${draft.version}, ${cells}, ${licences}` },
      async work() {
        const answer = await runQuickJob(context, 'publish', ['publish']);
        if (answer.ok) await context.uploads.forgetDamagedCopy();
        return answer;
      },
    };
  });
}
