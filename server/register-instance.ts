import type { OpenDatabase } from './db/open-database.ts';

/** What a machine says of itself at its start. */
interface MachineNote {
  /** Where it takes the site to be. */
  readonly origin: string;
  /** What SITE_ORIGIN says; undefined where it is left out and `origin` is only where this machine listens. */
  readonly configured: string | undefined;
  readonly aedsFolder: string;
  readonly hasRegistry: boolean;
}

interface Former {
  readonly origin: string | null;
  readonly hadRegistry: boolean | null;
}

/**
 * Writes down what this machine says of itself, and compares it with what those before it said.
 * @returns sentences for the operator, none where all is well or no other machine can be
 */
export async function registerInstance({ engine, kind }: OpenDatabase, note: MachineNote): Promise<readonly string[]> {
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
  const former = rows[0] ?? { origin: null, hadRegistry: null };
  return [...aboutOrigin(note, former), ...aboutRegistry(note, former)];
}

function aboutOrigin({ origin, configured }: MachineNote, former: Former): readonly string[] {
  const got = configured === undefined ? `no SITE_ORIGIN, so ${origin},` : `SITE_ORIGIN=${configured}`;
  if (former.origin !== null && former.origin !== origin) {
    return [
      `Got ${got} on a database that was last served as ${former.origin}; expected one address on all machines, for each refuses the sessions made under another's; ` +
        'set SITE_ORIGIN to the public address on every machine. Where the site has moved, nothing is to be done: everybody signs in once more.',
    ];
  }
  if (configured !== undefined) return [];
  return [
    `Got ${got} on a database that other machines may serve too; expected the public address: mailed links lead there, and all machines need the same; set SITE_ORIGIN.`,
  ];
}

function aboutRegistry({ aedsFolder, hasRegistry }: MachineNote, former: Former): readonly string[] {
  if (hasRegistry || former.hadRegistry !== true) return [];
  return [
    `Got no AED registry in ${aedsFolder}, while a machine on this database has had one: it comes from the database within seconds. ` +
      'Until then the locator tells a failure here. Where it does not come, a machine of an earlier version has it: update that one, or copy its folder here.',
  ];
}
