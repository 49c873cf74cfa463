import { join } from 'node:path';
import type { OpenedDatabase } from '../db/open-database.ts';
import type { SecretStore } from '../keys/secret-store.ts';
import { deleteMailMentioning } from '../mail/stored-mail.ts';
import {
  deleteAccount,
  demoteAdministrator,
  listAccounts,
  promoteToAdministrator,
  resetSecondFactor,
} from './account-commands.ts';
import { writeBackup } from './backup.ts';
import { CommandRefusedError } from './command-refused-error.ts';

/** A command for operators, as it is sent over the socket. */
export interface ControlCommand {
  readonly name: 'list' | 'promote' | 'demote' | 'reset-factor' | 'delete-account' | 'backup';
  /** The e-mail address of an account or the path of a file. It is empty for a command without an argument. */
  readonly argument: string;
}

interface CommandParts {
  readonly database: OpenedDatabase;
  readonly dataFolder: string;
  /** Opens the store of keys. Only a backup needs them. */
  readonly openSecrets: () => Promise<SecretStore>;
}

const commandNames: readonly ControlCommand['name'][] = [
  'list',
  'promote',
  'demote',
  'reset-factor',
  'delete-account',
  'backup',
];

/** Runs a command and returns the lines to print. Throws CommandRefusedError if it cannot be done. */
export async function runControlCommand(command: ControlCommand, parts: CommandParts): Promise<readonly string[]> {
  const { engine } = parts.database;
  switch (command.name) {
    case 'list':
      return listAccounts(engine);
    case 'promote':
      return promoteToAdministrator(engine, command.argument);
    case 'demote':
      return demoteAdministrator(engine, command.argument);
    case 'reset-factor':
      return resetSecondFactor(engine, command.argument);
    case 'delete-account':
      return deleteAccountAndMail(parts, command.argument);
    case 'backup':
      return writeBackup(command.argument, { database: parts.database, secrets: await parts.openSecrets() });
  }
}

/**
 * Deletes an account, and the stored messages that contain its address. Messages are stored only on a server that sends
 * no mail.
 */
async function deleteAccountAndMail(
  { database, dataFolder }: CommandParts,
  address: string,
): Promise<readonly string[]> {
  const lines = await deleteAccount(database.engine, address);
  const deletedCount = await deleteMailMentioning(join(dataFolder, 'mail'), address);
  return deletedCount === 0 ? lines : [...lines, `Deleted messages that named the address: ${deletedCount}.`];
}

/** Parses a command received as JSON. */
export function parseControlCommand(text: string): ControlCommand {
  const { name, argument } = parseObject(text);
  const known = commandNames.find((each) => each === name);
  if (known === undefined || typeof argument !== 'string') {
    throw new CommandRefusedError(`This server does not know the command. Use one of ${commandNames.join(', ')}.`);
  }
  return { name: known, argument };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
