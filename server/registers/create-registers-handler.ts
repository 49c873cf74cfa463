import { join } from 'node:path';
import { createTurns } from '../turns.ts';
import { areaRoutes, refreshWords } from './area-routes.ts';
import { openAreas } from './areas.ts';
import { openDesk } from './desk.ts';
import { fileRoutes } from './file-routes.ts';
import { createPublishedByUs } from './published-by-us.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';
import { createRegistryJobs } from './registry-job.ts';
import { registryRoutes } from './registry-routes.ts';
import { type RegistersParts, type Room, type Route, refuse } from './room.ts';

export interface RegistersHandler {
  readonly handle: (request: Request) => Promise<Response>;
  /** Fetches and publishes the countries where it is time to. */
  readonly refreshIfDue: () => Promise<void>;
  readonly close: () => void;
}

const base = '/registers/v1';

const routes: Readonly<Record<string, Route>> = { ...registryRoutes, ...areaRoutes, ...fileRoutes };

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
  return { parts, folder, desk, areas, jobs, publishedByUs, schedule, inTurn: createTurns() };
}

/** Answers `/registers/v1/`: the operator's registers, for administrators alone. Tokens come in a header, never in a cookie, so no other site can send one. */
export async function createRegistersHandler(parts: RegistersParts): Promise<RegistersHandler> {
  const room = await openRoom(parts);
  return {
    async handle(request) {
      const path = new URL(request.url).pathname.slice(base.length);
      const [, id = ''] = /^\/files\/([0-9a-f-]{36})(?:\/|$)/.exec(path) ?? [];
      const route = routes[`${request.method} ${id === '' ? path : path.replace(id, ':id')}`];
      if (route === undefined) return refuse(404, 'no_such_address', 'There is nothing at this address.');
      return route(room, request, id);
    },
    refreshIfDue: room.schedule.refreshIfDue,
    close: room.jobs.close,
  };
}
