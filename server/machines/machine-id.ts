import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readStoredJson, storeJson } from '../registry-admin/stored-json.ts';

const isId = (value: unknown): value is string => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value));

/** This machine's random id, generated at its first start and stored in its data folder. */
export async function machineId(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'registers', 'machine.json');
  const kept = (await readStoredJson(path, isId)).value;
  if (kept !== null) return kept;
  const drawn = randomUUID();
  await storeJson(path, drawn);
  return drawn;
}
