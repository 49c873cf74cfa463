import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseSession, type Engine, noTimeLimits } from '../db/engine.ts';
import { InvalidConfigurationError } from '../env-values.ts';
import { keysFolder, openFileSecrets, readOrCreateSecretFile, readPrivateFile } from './file-secrets.ts';
import { addSealedSecret, createSealedSecrets } from './sealed-secrets.ts';
import { type SecretName, type SecretStore, secretNames } from './secret-store.ts';
import { generateSigningKey, parseSigningKey } from './signing-key.ts';
import { generateTokenSecret, parseTokenSecret } from './token-secret.ts';
import { createVault, type Vault } from './vault.ts';

export interface SecretsLocation {
  readonly dataFolder: string;
  /**
   * Encrypts the keys in a database shared by several machines. If undefined, the secret that this machine generated is
   * used.
   */
  readonly keysSecret: string | undefined;
}

export interface OpenSecrets {
  readonly secrets: SecretStore;
  /** Messages for the operator about keys that were created or migrated during this start. */
  readonly operatorMessages: readonly string[];
}

type Secrets = Partial<Record<SecretName, string>>;

const fileOfKeysSecret = (dataFolder: string): string => join(dataFolder, 'keys-secret.txt');

/**
 * Opens the installation's secrets. With a local database, they are files in the data folder. With a shared one, they
 * are encrypted in that database. Files of an earlier release are migrated once.
 * @throws InvalidConfigurationError if the machine cannot decrypt the secrets or has different ones. The server must
 * not start then, because it would reject everyone's sessions.
 */
export async function openSecrets(
  { engine, kind }: { readonly engine: Engine; readonly kind: string },
  place: SecretsLocation,
): Promise<OpenSecrets> {
  if (kind !== 'postgres') return { secrets: await openFileSecrets(place.dataFolder), operatorMessages: [] };
  const ownFiles = await readFiles(place.dataFolder);
  const { vault, operatorMessages } = await engine.transaction(async (db) => {
    // Machines that start at the same time take turns, so that only one of them creates keys.
    await db.query('lock table embedded.sealed_keys in share row exclusive mode', []);
    const sealed = await readSealed(db);
    return sealed.size === 0 ? createSealedKeys(db, ownFiles, place) : openSealed(sealed, ownFiles, place);
  }, noTimeLimits);
  const aside = ownFiles['signing-key.json'] === undefined ? [] : [await setFilesAside(place.dataFolder)];
  return { secrets: createSealedSecrets(engine, vault), operatorMessages: [...operatorMessages, ...aside] };
}

async function readFiles(dataFolder: string): Promise<Secrets> {
  const texts = secretNames.map(async (name) => [name, await readPrivateFile(join(keysFolder(dataFolder), name))]);
  return Object.fromEntries(await Promise.all(texts));
}

async function readSealed(db: DatabaseSession): Promise<ReadonlyMap<SecretName, string>> {
  const { rows } = await db.query<{ name: SecretName; sealed: string }>(
    'select name, sealed from embedded.sealed_keys',
    [],
  );
  return new Map(rows.map(({ name, sealed }) => [name, sealed]));
}

/** Encrypts the keys found in files, or newly generated keys if there are none. */
async function createSealedKeys(db: DatabaseSession, ownFiles: Secrets, { dataFolder, keysSecret }: SecretsLocation) {
  await requireUndamagedFiles(ownFiles, dataFolder);
  const path = fileOfKeysSecret(dataFolder);
  const isOwn = keysSecret === undefined;
  const vault = createVault(keysSecret ?? (await readOrCreateSecretFile(path, generateTokenSecret)).trim());
  const texts: Secrets = {
    ...ownFiles,
    'signing-key.json': ownFiles['signing-key.json'] ?? (await generateSigningKey()),
    'token-secret.txt': ownFiles['token-secret.txt'] ?? generateTokenSecret(),
  };
  for (const name of secretNames) {
    const text = texts[name];
    if (text !== undefined) await addSealedSecret(db, name, await vault.seal(name, text));
  }
  const operatorMessages = isOwn
    ? [
        `The signing keys are in the database, sealed with the secret in ${path}. Give it to every other machine on this database, as KEYS_SECRET.`,
      ]
    : [];
  return { vault, operatorMessages };
}

/**
 * Throws if a key file is damaged. Must be called before the files are moved, so that the operator finds the damaged
 * file in its place.
 */
async function requireUndamagedFiles(ownFiles: Secrets, dataFolder: string): Promise<void> {
  const { 'signing-key.json': signingKey, 'token-secret.txt': tokenSecret } = ownFiles;
  if (signingKey !== undefined) await parseSigningKey(signingKey, join(keysFolder(dataFolder), 'signing-key.json'));
  if (tokenSecret !== undefined) parseTokenSecret(tokenSecret, join(keysFolder(dataFolder), 'token-secret.txt'));
}

async function openSealed(sealed: ReadonlyMap<SecretName, string>, ownFiles: Secrets, place: SecretsLocation) {
  const vault = createVault(await requireKeysSecret(place));
  const texts: Secrets = {};
  for (const [name, text] of sealed) texts[name] = await unsealOrRefuse(vault, name, text, place);
  if (ownFiles['signing-key.json'] !== undefined) await requireSameKeys(ownFiles, texts, place.dataFolder);
  return { vault, operatorMessages: [] };
}

async function requireKeysSecret({ dataFolder, keysSecret }: SecretsLocation): Promise<string> {
  const path = fileOfKeysSecret(dataFolder);
  const secret = keysSecret ?? (await readPrivateFile(path))?.trim();
  if (secret !== undefined) return secret;
  throw new InvalidConfigurationError(
    `KEYS_SECRET is not set, and there is no ${path}. It seals the signing keys in this database. ` +
      'Set KEYS_SECRET to the value your other servers use; a server that made it stores it in keys-secret.txt of its DATA_FOLDER.',
  );
}

async function unsealOrRefuse(vault: Vault, name: SecretName, sealed: string, place: SecretsLocation): Promise<string> {
  try {
    return await vault.unseal(name, sealed);
  } catch (cause) {
    const secret =
      place.keysSecret === undefined ? `The secret in ${fileOfKeysSecret(place.dataFolder)}` : 'KEYS_SECRET';
    throw new InvalidConfigurationError(
      `${secret} does not open ${name} in this database. Set KEYS_SECRET to the value your other servers use. ` +
        'If it is lost, delete the rows of embedded.sealed_keys: the next start makes new keys, everyone ' +
        'signs in again, and second factors are set up again (npm run admin -- reset-factor EMAIL).',
      cause,
    );
  }
}

/**
 * Throws if the key files and the keys in the database belong to different installations. They belong to the same one
 * if the token secrets are equal and the signing key in the file is a current or replaced key of the database.
 */
async function requireSameKeys(own: Secrets, kept: Secrets, dataFolder: string): Promise<void> {
  const path = join(keysFolder(dataFolder), 'signing-key.json');
  const { publicJwk } = await parseSigningKey(own['signing-key.json'] ?? '', path);
  const known = [kept['signing-key.json'], kept['former-keys.json']].join(' ');
  const hasSameSecret = own['token-secret.txt']?.trim() === kept['token-secret.txt']?.trim();
  if (hasSameSecret && known.includes(`"${publicJwk.x}"`)) return;
  throw new InvalidConfigurationError(
    `The keys in ${keysFolder(dataFolder)} are not those in the database (embedded.sealed_keys), but all machines need the same keys. ` +
      "If the database's are right, move the folder away. People who signed in only on this machine then sign in again.",
  );
}

async function setFilesAside(dataFolder: string): Promise<string> {
  const aside = join(dataFolder, `keys-carried-over-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  await rename(keysFolder(dataFolder), aside);
  return `The keys of this machine are now in the database, sealed. Their files are in ${aside}. Delete them once the other machines run.`;
}
