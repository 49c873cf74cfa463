import type { OpenDatabase } from '../db/open-database.ts';
import { writeBackup } from './backup.ts';
import { demote, listPeople, promote } from './people.ts';
import { ControlRefusal } from './refusal.ts';

/** What the operator may ask for, as it travels over the socket. */
export interface ControlCommand {
  readonly name: 'list' | 'promote' | 'demote' | 'backup';
  /** The address of a person, or of a file. */
  readonly argument: string;
}

interface CommandParts {
  readonly database: OpenDatabase;
  readonly dataFolder: string;
}

/** Carries out a command; answers the lines to show. Throws a ControlRefusal for what cannot be done. */
export async function carryOut(command: ControlCommand, parts: CommandParts): Promise<readonly string[]> {
  const { engine } = parts.database;
  switch (command.name) {
    case 'list':
      return listPeople(engine);
    case 'promote':
      return promote(engine, command.argument);
    case 'demote':
      return demote(engine, command.argument);
    case 'backup':
      return writeBackup(command.argument, parts);
  }
}

/** Reads a command that came as JSON. */
export function readCommand(text: string): ControlCommand {
  const { name, argument } = parseObject(text);
  const isKnown = name === 'list' || name === 'promote' || name === 'demote' || name === 'backup';
  if (!isKnown || typeof argument !== 'string') {
    throw new ControlRefusal('Got a command that this server does not know; expected list, promote, demote or backup.');
  }
  return { name, argument };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
