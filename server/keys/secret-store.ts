/** The secrets of an installation, named after the files that hold them on a single machine and in a backup. */
export const secretNames = [
  'signing-key.json',
  'former-keys.json',
  'token-secret.txt',
  'anon-key.txt',
  'service-key.txt',
  'ledger-keys.json',
] as const;

export type SecretName = (typeof secretNames)[number];

/** Storage of the secrets: files of one machine, or encrypted in the database shared by several. */
export interface SecretStore {
  /** The location of a secret, for messages. */
  readonly placeOf: (name: SecretName) => string;
  /** The secret's text; undefined if there is none. */
  readonly read: (name: SecretName) => Promise<string | undefined>;
  /** The stored secret; created by `make` if there is none. If two processes create one at once, both get the first. */
  readonly readOrMake: (name: SecretName, make: () => string | Promise<string>) => Promise<string>;
  /** Replaces a secret atomically: at every moment either the old or the new one is there. */
  readonly write: (name: SecretName, text: string) => Promise<void>;
  /** Changes whenever any process replaces a secret. */
  readonly version: () => Promise<string>;
}
