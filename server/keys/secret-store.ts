/** The names of an installation's secrets, which are also their file names on a single machine and in a backup. */
export const secretNames = [
  'signing-key.json',
  'former-keys.json',
  'token-secret.txt',
  'anon-key.txt',
  'service-key.txt',
  'ledger-keys.json',
] as const;

export type SecretName = (typeof secretNames)[number];

/** Stores an installation's secrets, either in files of one machine or encrypted in a database shared by several. */
export interface SecretStore {
  /** Returns the place where a secret is stored, for messages. */
  readonly placeOf: (name: SecretName) => string;
  /** Returns a secret's text, or undefined if it is not stored. */
  readonly read: (name: SecretName) => Promise<string | undefined>;
  /**
   * Returns the stored secret, or creates it with `make` if there is none. If two processes create it at once, both get
   * the one that was stored first.
   */
  readonly readOrMake: (name: SecretName, make: () => string | Promise<string>) => Promise<string>;
  /** Replaces a secret atomically: a reader gets either the old or the new one. */
  readonly write: (name: SecretName, text: string) => Promise<void>;
  /** Returns a value that changes whenever any process replaces a secret. */
  readonly version: () => Promise<string>;
}
