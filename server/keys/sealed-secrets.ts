import type { DatabaseSession, Engine } from '../db/engine.ts';
import type { SecretName, SecretStore } from './secret-store.ts';
import type { Vault } from './vault.ts';

/** Stores the secrets encrypted in the database, for every machine that has the vault's secret. */
export function createSealedSecrets(engine: Engine, vault: Vault): SecretStore {
  const read = async (db: DatabaseSession, name: SecretName) => {
    const { rows } = await db.query<{ sealed: string }>('select sealed from embedded.sealed_keys where name = $1', [
      name,
    ]);
    return rows[0] && vault.unseal(name, rows[0].sealed);
  };
  return {
    placeOf: (name) => `${name} in the database (embedded.sealed_keys)`,
    read: (name) => engine.transaction((db) => read(db, name)),
    readOrMake: (name, make) =>
      engine.transaction(async (db) => {
        const existing = await read(db, name);
        if (existing !== undefined) return existing;
        const made = await make();
        if (await addSealedSecret(db, name, await vault.seal(name, made))) return made;
        return (await read(db, name)) ?? made;
      }),
    write: (name, text) =>
      engine.transaction(async (db) => {
        await db.query(
          `insert into embedded.sealed_keys (name, sealed) values ($1, $2)
           on conflict (name) do update set sealed = excluded.sealed, sealed_at = now()`,
          [name, await vault.seal(name, text)],
        );
      }),
    version: () =>
      engine.transaction(async (db) => {
        const { rows } = await db.query<{ version: string | null }>(
          // Encrypting a text again gives another result, so this hash changes with every write.
          "select md5(string_agg(sealed, ' ' order by name)) as version from embedded.sealed_keys",
          [],
        );
        return rows[0]?.version ?? '';
      }),
  };
}

/** Stores an encrypted secret. Returns false if there is already one with this name. */
export async function addSealedSecret(db: DatabaseSession, name: SecretName, sealed: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'insert into embedded.sealed_keys (name, sealed) values ($1, $2) on conflict (name) do nothing returning name',
    [name, sealed],
  );
  return rowCount === 1;
}
