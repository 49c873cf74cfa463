import { join } from 'node:path';
import { createWorkQueue } from '../work-queue.ts';
import {
  type AdminRoute,
  adminErrorResponse,
  type ImportContext,
  type RegistryAdminContext,
  type RegistryAdminOptions,
} from './admin-context.ts';
import { areaRoutes, buildRefreshArguments } from './area-routes.ts';
import { openAreas } from './areas.ts';
import { fileRoutes } from './file-routes.ts';
import { createPublicationOrigin } from './publication-origin.ts';
import { registryUploadLimits } from './receive-chunks.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';
import { createRegistryJobs } from './registry-job.ts';
import { registryRoutes } from './registry-routes.ts';
import { readRegistrySummary, readRegistryVersions, registryDraftFolderOf } from './registry-state.ts';
import { streetsRoutes, streetsUploadLimits } from './streets-routes.ts';
import { readStreetsSummary, readStreetsVersions, streetsDraftFolder } from './streets-state.ts';
import { openUploadedFiles } from './uploaded-files.ts';
import { versionRoutes } from './version-routes.ts';

export interface RegistryAdminHandler {
  readonly handle: (request: Request) => Promise<Response>;
  /** Fetches and publishes the countries if a refresh is due. */
  readonly refreshIfDue: () => Promise<void>;
  readonly close: () => void;
}

const base = '/registers/v1';

const routes: Readonly<Record<string, AdminRoute>> = {
  ...registryRoutes,
  ...versionRoutes,
  ...areaRoutes,
  ...fileRoutes,
};

async function openRoom(parts: RegistryAdminOptions): Promise<RegistryAdminContext> {
  const { dataFolder, aedsFolder, clock, configured = {} } = parts;
  const folder = join(dataFolder, 'registers');
  const folders = { folder, aedsFolder };
  const [uploads, areas] = await Promise.all([openUploadedFiles(folder), openAreas(folders, configured)]);
  const jobs = createRegistryJobs({ ...parts, overpass: configured });
  const publishedByUs = createPublicationOrigin(folders, uploads);
  const schedule = await createRefreshSchedule({
    folder,
    areas,
    jobs,
    publishedByUs,
    clock,
    canFetch: configured.overpassUrl !== undefined,
    args: () => buildRefreshArguments({ areas, uploads }),
  });
  const state = {
    draft: () => readRegistrySummary(registryDraftFolderOf(aedsFolder)),
    versions: () => readRegistryVersions(aedsFolder),
  };
  const context = {
    parts,
    folder,
    uploads,
    jobs,
    state,
    limits: registryUploadLimits,
    subject: '',
    inTurn: createWorkQueue(),
  };
  return { ...context, areas, publishedByUs, schedule };
}

/**
 * Opens the files and jobs of streets. They are separate from those of the registry, so that an import of AEDs need not
 * wait for an import of streets, which can take an hour.
 */
async function openStreetsContext(parts: RegistryAdminOptions): Promise<ImportContext> {
  const { dataFolder, streetsFolder } = parts;
  const folder = join(dataFolder, 'registers', 'streets');
  const uploads = await openUploadedFiles(folder);
  const jobs = createRegistryJobs({ ...parts, tool: 'streets' });
  const state = {
    draft: () => readStreetsSummary(streetsDraftFolder(streetsFolder)),
    versions: () => readStreetsVersions(streetsFolder),
  };
  return {
    parts,
    folder,
    uploads,
    jobs,
    state,
    limits: streetsUploadLimits,
    subject: 'Streets: ',
    inTurn: createWorkQueue(),
  };
}

/**
 * Creates the handler of `/registers/v1/`, for administrators only. The paths under `streets/` are for streets, the
 * others for the registry. The token is sent in a header and not in a cookie, so no other site can use it.
 */
export async function createRegistryAdminHandler(parts: RegistryAdminOptions): Promise<RegistryAdminHandler> {
  const [context, streets] = await Promise.all([openRoom(parts), openStreetsContext(parts)]);
  return {
    async handle(request) {
      const whole = new URL(request.url).pathname.slice(base.length);
      const isOfStreets = whole.startsWith('/streets/');
      const path = isOfStreets ? whole.slice('/streets'.length) : whole;
      const [, id = ''] = /^\/files\/([0-9a-f-]{36})(?:\/|$)/.exec(path) ?? [];
      const address = `${request.method} ${id === '' ? path : path.replace(id, ':id')}`;
      const route = isOfStreets ? undefined : routes[address];
      const streetsRoute = isOfStreets ? streetsRoutes[address] : undefined;
      if (streetsRoute !== undefined) return streetsRoute(streets, request, id);
      if (route !== undefined) return route(context, request, id);
      return adminErrorResponse(404, 'no_such_address', 'There is nothing at this address.');
    },
    refreshIfDue: context.schedule.refreshIfDue,
    close() {
      context.jobs.close();
      streets.jobs.close();
    },
  };
}
