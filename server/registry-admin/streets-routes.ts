import type { StreetsImportStatus } from '../../domain/registry-admin/streets-import.ts';
import {
  type AdminRoute,
  acceptedResponse,
  adminRefusal,
  type ImportContext,
  readJsonObject,
  refuseWhileBusy,
  runForAdministrator,
  withAuditEntry,
} from './admin-context.ts';
import { uploadRoutes } from './file-routes.ts';
import type { UploadLimits } from './receive-chunks.ts';
import { listUploadedFiles } from './registry-routes.ts';
import { isProgramOnPath, readStreets, readStreetVersions, streetsDraftFolder } from './streets-state.ts';
import { changedDraftRefusal, missingDraftRefusal, runQuickJob, versionRoutes } from './version-routes.ts';

/** The limits for streets. An extract of Switzerland has 400 MB. A continent must be imported on the command line. */
export const streetsUploadLimits: UploadLimits = {
  fileBytesMax: 1_500_000_000,
  filesMax: 40,
  longer: 'Cut out the part you need, or import it with npm run streets on the server.',
};

/** The routes for the published streets, the draft, and the return to earlier versions. */
export const streetsRoutes: Readonly<Record<string, AdminRoute<ImportContext>>> = {
  ...uploadRoutes,
  ...versionRoutes,
  'GET /desk': answerDesk,
  'POST /import': startImport,
  'POST /publish': publish,
};

function answerDesk(room: ImportContext, request: Request): Promise<Response> {
  return runForAdministrator(room, request, async () => {
    const { desk, jobs, parts, limits } = room;
    // The job is read before everything that it may change, because a client stops polling when no job is running.
    const job = { running: jobs.running(), ended: jobs.ended() };
    const [files, published, draft, versions, hasTilemaker] = await Promise.all([
      listUploadedFiles(room),
      readStreets(parts.streetsFolder),
      readStreets(streetsDraftFolder(parts.streetsFolder)),
      readStreetVersions(parts.streetsFolder),
      isProgramOnPath('tilemaker', parts.programPath ?? ''),
    ]);
    const torn = [desk.torn()].filter((path) => path !== null);
    const { fileBytesMax, filesMax } = limits;
    const answer: StreetsImportStatus = {
      ...{ files, ...job, published, draft, versions, torn, hasTilemaker },
      limits: { fileBytesMax, filesMax },
    };
    return Response.json(answer);
  });
}

async function startImport(room: ImportContext, request: Request): Promise<Response> {
  const { isOlderAccepted } = await readJsonObject(request);
  return withAuditEntry(room, request, async () => {
    const { desk, jobs, parts } = room;
    const files = desk.files();
    if (files.length === 0) return adminRefusal(409, 'no_files', 'There are no files to import.', 'Add one first.');
    for (const file of files) {
      if ((await desk.received(file)) < file.bytes)
        return adminRefusal(
          409,
          'half_file',
          `${file.name} has not been uploaded completely.`,
          'Add it again, or remove it.',
        );
    }
    if (jobs.running() !== null) return refuseWhileBusy();
    const dates = files.flatMap((file) =>
      file.dataDate === null ? [] : ['--data-date', `${desk.pathOf(file)}=${file.dataDate}`],
    );
    const words = ['import', ...files.map(desk.pathOf), '--preview', '--out', parts.streetsFolder, ...dates];
    const older = isOlderAccepted === true;
    return {
      act: {
        act: 'import started',
        detail: `${files.map(({ name }) => name).join(', ')}${older ? '; older data accepted' : ''}`,
      },
      work: async () =>
        jobs.start({ kind: 'import', words: [...words, ...(older ? ['--accept-older'] : [])] })
          ? acceptedResponse()
          : refuseWhileBusy(),
    };
  });
}

async function publish(room: ImportContext, request: Request): Promise<Response> {
  const { version } = await readJsonObject(request);
  return withAuditEntry(room, request, async () => {
    const draft = await readStreets(streetsDraftFolder(room.parts.streetsFolder));
    if (draft === null) return missingDraftRefusal();
    if (version !== draft.version) return changedDraftRefusal();
    if (room.jobs.running() !== null) return refuseWhileBusy();
    const cells = draft.cellCount === 1 ? '1 cell' : `${draft.cellCount} cells`;
    const licences = [...new Set(draft.sources.map(({ licence }) => licence))].join(', ');
    return {
      act: { act: 'published', detail: `version ${draft.version}, ${cells}, ${licences}` },
      async work() {
        const answer = await runQuickJob(room, 'publish', ['publish']);
        if (answer.ok) await room.desk.forgetTorn();
        return answer;
      },
    };
  });
}
