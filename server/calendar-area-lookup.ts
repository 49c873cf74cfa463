import type { CheckArea } from '../domain/corrections/due-checks.ts';
import { Untrusted } from '../domain/text/untrusted.ts';
import type { Engine } from './db/engine.ts';
import { anonymousCaller, runStatementAsCaller } from './db/run-as-caller.ts';

function readArea(value: Untrusted): CheckArea {
  return {
    name: value.field('name').text(),
    box: {
      west: value.field('west').number(-180, 180),
      south: value.field('south').number(-90, 90),
      east: value.field('east').number(-180, 180),
      north: value.field('north').number(-90, 90),
    },
  };
}

/**
 * Returns a function that looks up the areas of the calendar with a secret, with an anonymous visitor's privileges. The
 * result is null if no calendar has the secret. The function rejects while the database does not answer.
 *
 * @param engine Returns the database, or undefined while it is not open.
 */
export function createCalendarAreaLookup(engine: () => Engine | undefined) {
  return async function findAreas(secret: string): Promise<readonly CheckArea[] | null> {
    const open = engine();
    if (open === undefined) throw new Error('The database is not open.');
    const statement = { text: 'select public.areas_of_check_calendar($1) as areas', parameters: [secret] };
    const [row] = await runStatementAsCaller<{ areas: unknown }>(open, anonymousCaller, statement);
    const areas = typeof row?.areas === 'string' ? JSON.parse(row.areas) : (row?.areas ?? null);
    return areas === null ? null : new Untrusted(areas, 'areas').list().map(readArea);
  };
}
