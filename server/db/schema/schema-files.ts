import type { SchemaStatement } from './schema-statements.ts';

/**
 * The files of supabase/schemas/functions/, and the names of the functions in them. The first pattern that matches
 * selects the file; a function that no pattern matches goes into other.sql.
 */
const subjects: readonly (readonly [subject: string, names: RegExp])[] = [
  ['ledger', /ledger|enter_c|alterations|untold|looks_told/],
  ['texts', /say?i?s_something|require_said/],
  ['dispatches', /dispatch|queued_at|log_export|log_accesses/],
  ['registers', /register_act/],
  ['accounts', /account|own_data|own_session|former_name|people_fields|rows_of|only_named|someone_gone/],
  ['administrators', /administrator|list_members|role_change|drone_permission/],
  ['stewards', /steward|appoint|check_calendar/],
  [
    'reports',
    /report|case|decisions|question|answered|figures|count_as_two|takes_two|state_after|stands_behind|square|metres/,
  ],
  ['callers', /^(is|may|require|caller|digest)_|recent_proof|is_admin/],
];

const head = '-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.\n';

function fileOf({ kind, name }: SchemaStatement): string {
  if (kind === 'schema') return 'schemas.sql';
  const [schema = '', object = ''] = name.split('.');
  if (kind === 'table') return `tables/${schema === 'public' ? '' : `${schema}.`}${object}.sql`;
  return `functions/${subjects.find(([, names]) => names.test(object))?.[0] ?? 'other'}.sql`;
}

/** Returns the text between two statements: a blank line, or nothing between short statements of the same section. */
function separatorBefore(one: SchemaStatement, previous: SchemaStatement | undefined): string {
  const areShort = [one, previous].every((each) => each?.place === one.place && !each.statement.includes('\n'));
  return areShort ? '' : '\n';
}

/**
 * Returns the files of supabase/schemas/ by path. There is one per table, with its policies and grants, and one per
 * topic for functions.
 */
export function renderSchemaFiles(statements: readonly SchemaStatement[]): ReadonlyMap<string, string> {
  const files = Map.groupBy(statements, fileOf);
  return new Map(
    [...files].map(([path, own]) => [
      path,
      head + own.map((one, at) => `${separatorBefore(one, own[at - 1])}${one.statement}\n`).join(''),
    ]),
  );
}
