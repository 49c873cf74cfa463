/** The secrets of an installation, by the names of the files that hold them on a single machine and in a backup. */
export const secretNames = [
  'signing-key.json',
  'former-keys.json',
  'token-secret.txt',
  'anon-key.txt',
  'service-key.txt',
  'ledger-keys.json',
] as const;

export type SecretName = (typeof secretNames)[number];

/** Where the secrets are kept: files of one machine, or sealed in the database that several share. */
export interface SecretStore {
  /** What a sentence calls the place of a secret. */
  readonly placeOf: (name: SecretName) => string;
  /** Undefined if there is none. */
  readonly read: (name: SecretName) => Promise<string | undefined>;
  /** What is kept; made by `make` where there is nothing. Anyone who comes second gets what the first made. */
  readonly readOrMake: (name: SecretName, make: () => string | Promise<string>) => Promise<string>;
  /** Puts another text instead of what is kept: the old one or the new one is there, whole, at every moment. */
  readonly write: (name: SecretName, text: string) => Promise<void>;
  /** Differs from what it was once a secret has been replaced, by whomever. */
  readonly version: () => Promise<string>;
}
