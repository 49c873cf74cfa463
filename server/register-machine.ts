import type { OpenedDatabase } from './db/open-database.ts';

/** The configuration of a machine, which the machine stores in the database when it starts. */
interface MachineNote {
  /** The site's origin according to this machine's configuration. */
  readonly origin: string;
  /**
   * The value of SITE_ORIGIN. If it is not set, this is undefined and `origin` is the address on which the machine
   * listens.
   */
  readonly configured: string | undefined;
  readonly aedsFolder: string;
  readonly hasRegistry: boolean;
}

interface Former {
  readonly origin: string | null;
  readonly hadRegistry: boolean | null;
}

/**
 * Stores this machine's configuration and compares it with those of machines that started earlier.
 * @returns messages for the operator; none if the configurations agree or the database cannot be shared
 */
export async function registerMachine({ engine, kind }: OpenedDatabase, note: MachineNote): Promise<readonly string[]> {
  if (kind !== 'postgres') return [];
  const { rows } = await engine.transaction((db) =>
    db.query<Former>(
      `with former as (select origin, had_registry from embedded.served_by)
       insert into embedded.served_by as kept (origin, had_registry) values ($1, $2)
       on conflict (is_only) do update
         set origin = excluded.origin, had_registry = kept.had_registry or excluded.had_registry, said_at = now()
       returning (select origin from former) as origin, (select had_registry from former) as "hadRegistry"`,
      [note.origin, note.hasRegistry],
    ),
  );
  const previous = rows[0] ?? { origin: null, hadRegistry: null };
  return [...aboutOrigin(note, previous), ...aboutRegistry(note, previous)];
}

function aboutOrigin({ origin, configured }: MachineNote, previous: Former): readonly string[] {
  const own =
    configured === undefined
      ? `SITE_ORIGIN is not set, so this machine uses ${origin}`
      : `SITE_ORIGIN is ${configured}`;
  if (previous.origin !== null && previous.origin !== origin) {
    return [
      `${own}, but this database was last served as ${previous.origin}. Each machine refuses the sessions of another address. ` +
        'Set SITE_ORIGIN to the public address on every machine. If the site has moved, do nothing: everyone signs in once more.',
    ];
  }
  if (configured !== undefined) return [];
  return [
    `${own}. Other machines may serve this database too; mailed links use this address, and all machines need the same one. Set SITE_ORIGIN to the public address.`,
  ];
}

function aboutRegistry({ aedsFolder, hasRegistry }: MachineNote, previous: Former): readonly string[] {
  if (hasRegistry || previous.hadRegistry !== true) return [];
  return [
    `There is no AED registry in ${aedsFolder}, but another machine on this database has one. It arrives from the database within seconds. ` +
      'Until then the locator reports a failure here. If it does not arrive, a machine of an earlier version has it: update that machine, or copy its folder here.',
  ];
}
