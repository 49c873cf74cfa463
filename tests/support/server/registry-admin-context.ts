import { join } from 'node:path';
import type { AuthorizeAdministrator } from '../../../server/registry-admin/admin-context.ts';
import type { ConfiguredAreas } from '../../../server/registry-admin/areas.ts';
import { createRegistryAdminHandler } from '../../../server/registry-admin/create-registry-admin-handler.ts';
import { createTestFolder } from '../test-folder.ts';

const origin = 'https://map.example.org/registers/v1';

interface RoomSaid {
  readonly admit?: AuthorizeAdministrator;
  /** The source text of a program that runs instead of the importer. */
  readonly program?: string;
  readonly configured?: ConfiguredAreas;
  /** An existing data folder, for the state after a restart of the server. */
  readonly dataFolder?: string;
}

/**
 * Opens the API of the registry panel, with its own data folder and its audit entries. The clock stands at noon on 21
 * November 2026, and `pass` advances it by hours.
 */
export async function openAdminTestContext({
  admit,
  program,
  configured = {},
  dataFolder = createTestFolder(),
}: RoomSaid = {}) {
  const aedsFolder = join(dataFolder, 'aeds');
  const streetsFolder = join(dataFolder, 'streets');
  const acts: string[] = [];
  const note: AuthorizeAdministrator = async (_request, act) => {
    if (act !== null) acts.push(`${act.act}: ${act.detail}`);
    return undefined;
  };
  const command = program === undefined ? {} : { command: [process.execPath, '--eval', program, '--'] };
  let now = new Date('2026-11-21T12:00:00Z');
  const { handle, refreshIfDue, close } = await createRegistryAdminHandler({
    dataFolder,
    aedsFolder,
    streetsFolder,
    programPath: '/usr/local/bin:/usr/bin:/bin',
    admit: admit ?? note,
    clock: () => now,
    configured,
    ...command,
  });
  const ask = (method: string, path: string, body?: BodyInit) =>
    handle(new Request(`${origin}${path}`, { method, ...(body !== undefined && { body }) }));
  const readStatus = async () => (await ask('GET', '/desk')).json();
  return {
    ask,
    acts,
    close,
    readStatus,
    dataFolder,
    aedsFolder,
    streetsFolder,
    refreshIfDue,
    pass(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
    async add(name: string, content: string | Buffer): Promise<string> {
      const bytes = Buffer.from(content);
      const { id } = await (await ask('POST', '/files', JSON.stringify({ name, bytes: bytes.length }))).json();
      await ask('PUT', `/files/${id}/bytes?from=0`, bytes);
      return id;
    },
    /** Waits until no job runs, then returns the state of the panel. */
    async rested() {
      for (;;) {
        const now = await readStatus();
        if (now.running === null) return now;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
