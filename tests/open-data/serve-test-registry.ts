import { join } from 'node:path';
import { importRegistry } from '../../registry/import-registry.ts';
import type { ImportRequest } from '../../registry/import-run.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from '../../registry/testing/fixture-files.ts';
import { createApp } from '../../server/app.ts';
import { createRegistryHandler } from '../../server/http/files/registry-files.ts';
import { emptySite } from '../../server/http/files/site.ts';
import { createOpenDataHandler } from '../../server/open-data/create-open-data-handler.ts';
import type { ReadDecisions } from '../../server/open-data/decisions.ts';
import { createTestFolder } from '../support/test-folder.ts';

/** Creates a table in the format of Desio, whose licence forbids combining it with OpenStreetMap. */
export const formatDesioTable = (...rows: string[]) =>
  ['ID,UUID,latitude,longitude,name,TOPONIMO,INDIRIZZO,CIVICO,stato di verifica,presente', ...rows].join('\n');

/** Thirty AEDs in Liechtenstein at different positions. Their ids start at 1. */
export const vaduzAeds = Array.from({ length: 30 }, (_, place) =>
  createOsmNodeFeature(place + 1, 9.518 + place * 0.0007, 47.13 + (place % 7) * 0.001, {
    name: `Haus ${place + 1}`,
    access: 'yes',
  }),
);

/** Thirty more AEDs across the Rhine in Switzerland. Their ids start at 1001. */
export const buchsAeds = Array.from({ length: 30 }, (_, place) =>
  createOsmNodeFeature(place + 1001, 9.46 + place * 0.0005, 47.15 + (place % 7) * 0.001, {
    name: `Spital ${place + 1}`,
  }),
);

/**
 * Publishes these files as a registry in a new folder, and serves the folder with the server's own routes. Without
 * files, nothing is published.
 */
export async function serveTestRegistry(
  contents: readonly string[],
  said: Partial<ImportRequest> = {},
  readDecisions?: ReadDecisions,
) {
  const folder = createTestFolder();
  const out = join(folder, 'aeds');
  let written = 0;
  const publish = async (texts: readonly string[], request: Partial<ImportRequest> = {}) => {
    const files = texts.map((text, at) => writeFileIn(folder, `file-${written + at}`, text));
    written += texts.length;
    await importRegistry({ files, out, asOf: '2026-11-21', cellLimit: 8, isIncompleteAccepted: true, ...request });
  };
  if (contents.length > 0) await publish(contents, said);
  const log = { info: () => undefined, error: () => undefined };
  const openData = createOpenDataHandler({
    aedsFolder: out,
    siteOrigin: 'https://aeds.example',
    ...(readDecisions && { readDecisions }),
  });
  const app = createApp({ site: emptySite, log, registry: createRegistryHandler(out), openData });
  const ask = (path: string, init: RequestInit = {}, clientIp = '192.0.2.1') =>
    app(new Request(`http://localhost:3000${path}`, init), { clientIp });
  return { out, publish, ask, fetch: app };
}

export const formatOsmFile = (...features: object[]) => formatGeojsonFile(...features);
