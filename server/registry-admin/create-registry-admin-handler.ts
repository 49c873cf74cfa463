import { join } from 'node:path';
import { createTurns } from '../work-queue.ts';
import { type DeskRoom, type RegistersParts, type Room, type Route, refuse } from './admin-context.ts';
import { areaRoutes, refreshWords } from './area-routes.ts';
import { openAreas } from './areas.ts';
import { fileRoutes } from './file-routes.ts';
import { createPublishedByUs } from './published-by-us.ts';
import { registerLimits } from './receive-chunks.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';
import { createRegistryJobs } from './registry-job.ts';
import { registryRoutes } from './registry-routes.ts';
import { draftFolder, readRegistry, readVersions } from './registry-state.ts';
import { streetLimits, streetsRoutes } from './streets-routes.ts';
import { readStreets, readStreetVersions, streetsDraftFolder } from './streets-state.ts';
import { openDesk } from './uploaded-files.ts';
import { versionRoutes } from './version-routes.ts';

export interface RegistersHandler {
  readonly handle: (request: Request) => Promise<Response>;
  /** Fetches and publishes the countries where it is time to. */
  readonly refreshIfDue: () => Promise<void>;
  readonly close: () => void;
}

const base = '/registers/v1';

const routes: Readonly<Record<string, Route>> = { ...registryRoutes, ...versionRoutes, ...areaRoutes, ...fileRoutes };

async function openRoom(parts: RegistersParts): Promise<Room> {
  const { dataFolder, aedsFolder, clock, configured = {} } = parts;
  const folder = join(dataFolder, 'registers');
  const folders = { folder, aedsFolder };
  const [desk, areas] = await Promise.all([openDesk(folder), openAreas(folders, configured)]);
  const jobs = createRegistryJobs({ ...parts, overpass: configured });
  const publishedByUs = createPublishedByUs(folders, desk);
  const schedule = await createRefreshSchedule({
    folder,
    areas,
    jobs,
    publishedByUs,
    clock,
    canFetch: configured.overpassUrl !== undefined,
    words: () => refreshWords({ areas, desk }),
  });
  const state = { draft: () => readRegistry(draftFolder(aedsFolder)), versions: () => readVersions(aedsFolder) };
  const room = { parts, folder, desk, jobs, state, limits: registerLimits, subject: '', inTurn: createTurns() };
  return { ...room, areas, publishedByUs, schedule };
}

/** The streets have a desk and jobs of their own: reading a country's takes an hour, and AEDs need not wait for it. */
async function openStreetsRoom(parts: RegistersParts): Promise<DeskRoom> {
  const { dataFolder, streetsFolder } = parts;
  const folder = join(dataFolder, 'registers', 'streets');
  const desk = await openDesk(folder);
  const jobs = createRegistryJobs({ ...parts, tool: 'streets' });
  const state = {
    draft: () => readStreets(streetsDraftFolder(streetsFolder)),
    versions: () => readStreetVersions(streetsFolder),
  };
  return { parts, folder, desk, jobs, state, limits: streetLimits, subject: 'Streets: ', inTurn: createTurns() };
}

/** Answers `/registers/v1/`: the operator's registers, and under `streets/` the streets, for administrators alone. Tokens come in a header, never in a cookie, so no other site can send one. */
export async function createRegistersHandler(parts: RegistersParts): Promise<RegistersHandler> {
  const [room, streets] = await Promise.all([openRoom(parts), openStreetsRoom(parts)]);
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
      if (route !== undefined) return route(room, request, id);
      return refuse(404, 'no_such_address', 'There is nothing at this address.');
    },
    refreshIfDue: room.schedule.refreshIfDue,
    close() {
      room.jobs.close();
      streets.jobs.close();
    },
  };
}
