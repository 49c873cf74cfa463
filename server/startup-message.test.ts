import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { openPublishedMarker } from './http/files/published-marker.ts';
import { formatRegistryMessage } from './startup-message.ts';

let folder: string;
const log = { info: () => {}, error: () => {} };
const marker = () => openPublishedMarker(join(folder, 'were-published'), log);

beforeEach(() => {
  folder = createTestFolder();
});

test('tells the operator whether real AEDs can be found, and how to publish some', async () => {
  expect(await formatRegistryMessage(folder, marker())).toBe(
    `There is no AED registry in ${folder}, so the locator shows its samples. Publish one under 'AED lists' in the administrators' panel, or with npm run aeds -- import FILE…`,
  );
  const registry = { format: 1, version: 'a', checksum: 'b', asOf: '2026-11-21', sources: [], compressedBytes: 0 };
  const index = { name: 'AEDs', attribution: 'A', registry: { ...registry, aedCount: 12_345, cells: 12_345 } };
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  expect(await formatRegistryMessage(folder, marker())).toBe(
    `AED registry: 12,345 AEDs in ${folder}, hours as of 2026-11-21.`,
  );
});

test('reports a registry that has disappeared since an earlier start, with what to do', async () => {
  writeFileSync(join(folder, 'were-published'), 'published');
  expect(await formatRegistryMessage(folder, marker())).toBe(
    `The AED registry that was published in ${folder} is gone, so the locator shows an error. Mount or restore the folder; ` +
      `to serve without a registry, delete ${join(folder, 'were-published')} and start again.`,
  );
});

test('reports an unreadable registry', async () => {
  writeFileSync(join(folder, 'index.json'), '{"name":"AEDs","attribution":"A","registry":{"format":9}}');
  expect(await formatRegistryMessage(folder, marker())).toBe(
    `The AED registry in ${folder} cannot be read, so the locator finds nothing: index.json.registry.format is 9, ` +
      'but must be a number from 1 to 2. Import the registry again.',
  );
});
