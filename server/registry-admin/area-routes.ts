import type { CountryImportStatus } from '../../domain/registry-admin/registry-import.ts';
import {
  type AdminRoute,
  acceptedResponse,
  adminErrorResponse,
  importBusyResponse,
  noContentResponse,
  type RegistryAdminContext,
  readJsonObject,
  withAuditEntry,
} from './admin-context.ts';
import { parseAreaSettings, refreshHoursMax } from './areas.ts';
import { buildFileArguments } from './file-arguments.ts';
import type { UploadedFiles } from './uploaded-files.ts';

/** The routes for the countries whose AEDs are fetched from OpenStreetMap. */
export const areaRoutes: Readonly<Record<string, AdminRoute>> = {
  'POST /areas': changeAreas,
  'POST /refresh': startRefresh,
};

/** Describes the countries and their automatic refresh for the panel. */
export async function describeCountries({
  parts,
  areas,
  jobs,
  schedule,
}: RegistryAdminContext): Promise<CountryImportStatus> {
  const { overpassUrl } = parts.configured ?? {};
  const [states, nextAt, waitsBecause] = await Promise.all([
    areas.states(),
    schedule.nextAt(),
    schedule.waitsBecause(),
  ]);
  const { everyHours } = areas.settings();
  const server = overpassUrl === undefined ? null : new URL(overpassUrl).host;
  const { isFixed, isHoursFixed } = areas;
  // While a refresh runs, its stored result is that it was interrupted. The panel must not show that result yet.
  const last = jobs.running()?.kind === 'refresh' ? null : schedule.last();
  return {
    server,
    isFixed,
    isHoursFixed,
    everyHours,
    states,
    nextAt: nextAt?.toISOString() ?? null,
    waitsBecause,
    last,
  };
}

/** Returns the command-line arguments to fetch the countries and import them together with the uploaded files. */
export function buildRefreshArguments({ areas, uploads }: Pick<RegistryAdminContext, 'areas' | 'uploads'>): string[] {
  return ['refresh', '--areas', areas.settings().areas.join(','), ...buildFileArguments(uploads)];
}

/** Returns an error response if a file is still being uploaded, otherwise undefined. */
export async function checkUploadsComplete(uploads: UploadedFiles): Promise<Response | undefined> {
  for (const file of uploads.files()) {
    if ((await uploads.received(file)) < file.bytes)
      return adminErrorResponse(
        409,
        'half_a_file',
        `${file.name} has not been uploaded completely.`,
        'Wait for it, or remove it.',
      );
  }
  return undefined;
}

export const buildAcceptIncompleteArguments = (isIncompleteAccepted: unknown) =>
  isIncompleteAccepted === true ? ['--accept-incomplete'] : [];

/** Notes in the audit log that the administrator accepted an incomplete list. */
export const formatAcceptIncompleteNote = (isIncompleteAccepted: unknown) =>
  isIncompleteAccepted === true ? '; fewer records accepted' : '';

/** Starts to fetch the countries and to import them with the uploaded files, as a draft for review. */
async function startRefresh(context: RegistryAdminContext, request: Request): Promise<Response> {
  const { isIncompleteAccepted } = await readJsonObject(request);
  return withAuditEntry(context, request, async () => {
    const { uploads, jobs, publishedByUs } = context;
    const codes = context.areas.settings().areas;
    if (context.parts.configured?.overpassUrl === undefined) return noServer();
    if (codes.length === 0)
      return adminErrorResponse(409, 'no_areas', 'You have not chosen a country to fetch.', 'Add one first.');
    const refusal = await checkUploadsComplete(uploads);
    if (refusal !== undefined) return refusal;
    if (jobs.running() !== null) return importBusyResponse();
    const args = [
      ...buildRefreshArguments(context),
      '--draft',
      ...buildAcceptIncompleteArguments(isIncompleteAccepted),
    ];
    return {
      act: {
        act: 'countries fetched',
        detail: `${codes.join(', ')}${formatAcceptIncompleteNote(isIncompleteAccepted)}`,
      },
      work: async () =>
        jobs.start({ kind: 'refresh', args, onDone: publishedByUs.drafted })
          ? acceptedResponse()
          : importBusyResponse(),
    };
  });
}

const noServer = () =>
  adminErrorResponse(
    409,
    'no_overpass',
    'This server has no Overpass server configured.',
    'Set AED_OVERPASS_URL and restart the server, or upload files.',
  );

async function changeAreas(context: RegistryAdminContext, request: Request): Promise<Response> {
  const settings = parseAreaSettings(await readJsonObject(request));
  return withAuditEntry(context, request, async () => {
    if (context.areas.isFixed)
      return adminErrorResponse(
        409,
        'fixed',
        'AED_AREAS sets the countries.',
        "Change it in the server's configuration.",
      );
    if (settings === null)
      return adminErrorResponse(
        400,
        'no_such_areas',
        `Countries must be ISO 3166-1 codes, and hours from 1 to ${refreshHoursMax}.`,
        'Choose them again.',
      );
    const detail = `${settings.areas.join(', ')}; ${everyText(settings.everyHours)}`;
    return {
      act: { act: 'countries chosen', detail },
      async work() {
        await context.areas.change(settings);
        return noContentResponse();
      },
    };
  });
}

const everyText = (hours: number | null) => (hours === null ? 'fetched on request' : `every ${hours} hours`);
