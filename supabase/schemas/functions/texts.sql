-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.require_said()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held constant jsonb := to_jsonb(new);
  field text;
  rule text;
begin
  foreach field in array tg_argv loop
    if held ->> field <> '' and not private.says_something(held ->> field) then
      rule := tg_table_name || '_' || field || '_says_something';
      raise exception 'new row for relation "%" violates check constraint "%"', tg_table_name, rule
        using errcode = '23514', schema = tg_table_schema, table = tg_table_name, constraint = rule,
          hint = 'The text has no visible character. Enter some text, or leave the field out if it is optional.';
    end if;
  end loop;
  return null;
end;
$function$;
comment on function private.require_said() is 'Refuses a row whose texts, named by the trigger, say nothing.';
revoke all on function private.require_said() from public;

CREATE OR REPLACE FUNCTION private.says_something(said text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select said collate "C" ~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]')
$function$;
comment on function private.says_something(text) is 'Whether a text has a character that can be seen: more than white space, control and format characters.';
revoke all on function private.says_something(text) from public;
