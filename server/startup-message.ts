import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import type { Backend } from './backend.ts';
import type { PublishedMarker } from './http/files/published-marker.ts';
import { describeSystemError } from './system-error.ts';

/**
 * Returns the start message for the operator. It must be printed and not logged. At the first start it contains the
 * administrator's password, and logs are stored and forwarded.
 */
export function formatBackendMessage(
  { firstAdministrator, mailFolder, operatorMessages }: Backend,
  isPasswordChosen: boolean,
): string {
  const mail = mailFolder === undefined ? [] : [`No mail server is configured: messages are written to ${mailFolder}.`];
  if (firstAdministrator === undefined) return [...operatorMessages, ...mail].join('\n');
  const { email, password } = firstAdministrator;
  const rule = '─'.repeat(64);
  return [
    rule,
    'The first administrator of this installation',
    `  address   ${email}`,
    isPasswordChosen ? '  password  the value of ADMIN_PASSWORD' : `  password  ${password}`,
    isPasswordChosen
      ? 'Sign in at /sign-in.'
      : 'Sign in at /sign-in. The password is shown only this once and is not stored.',
    rule,
    ...operatorMessages,
    ...mail,
  ].join('\n');
}

/**
 * Returns a message that tells the operator whether the locator has real AEDs. If the index cannot be read, the message
 * says so, and the server still starts.
 */
export async function formatRegistryMessage(folder: string, marker: PublishedMarker): Promise<string> {
  const path = join(folder, 'index.json');
  if (!existsSync(path) && marker.isWaiting()) {
    return `There is no AED registry in ${folder} yet. The locator shows an error until the database says whether another machine has published one.`;
  }
  if (!existsSync(path) && marker.wasPublished()) {
    return `The AED registry that was published in ${folder} is gone, so the locator shows an error. Mount or restore the folder; to serve without a registry, delete ${marker.path} and start again.`;
  }
  if (!existsSync(path)) {
    return `There is no AED registry in ${folder}, so the locator shows its samples. Publish one under 'AED lists' in the administrators' panel, or with npm run aeds -- import FILE…`;
  }
  try {
    const { aedCount, hoursFrom } = parseRegistryIndex(JSON.parse(await readFile(path, 'utf8')));
    await marker.remember();
    return `AED registry: ${aedCount.toLocaleString('en')} AEDs in ${folder}, hours as of ${hoursFrom}.`;
  } catch (error) {
    const why = describeSystemError(error, 'disk', 'AEDS_FOLDER') ?? (error as Error).message;
    return `The AED registry in ${folder} cannot be read, so the locator finds nothing: ${why}`;
  }
}
