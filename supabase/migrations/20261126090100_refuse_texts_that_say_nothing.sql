-- btrim() takes spaces alone away: a line break, a no-break space or a character without a width stood for a reason, a name, an answer. A text
-- that is given has a character that somebody can see. Asked by triggers after the tables' own constraints, and of what comes in alone: a
-- constraint would be asked of rows that are there too, so that an account with such a row could not be deleted, nor a backup put back.
create function private.says_something(said text) returns boolean
language sql immutable strict
set search_path = ''
-- By code points and in no locale, so that it answers alike everywhere: controls, spaces, fillers, signs of direction, joiners, variants, tags.
as $$
  select said collate "C" ~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]')
$$;
comment on function private.says_something(text) is 'Whether a text has a character that can be seen: more than white space, control and format characters.';
revoke execute on function private.says_something(text) from public, anon, authenticated, service_role;

-- With its owner's rights, for callers have none in this schema. An empty text is the constraints' to allow: an AED may have no address.
create function private.require_said() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
          hint = 'Got a text without a character that can be seen: write one, or leave it out where it may be.';
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.require_said() is 'Refuses a row whose texts, named by the trigger, say nothing.';
revoke execute on function private.require_said() from public, anon, authenticated, service_role;

create trigger aed_dispatch_logs_texts_say_something after insert on public.aed_dispatch_logs
  for each row execute function private.require_said('aed_id', 'aed_name', 'aed_address');
create trigger log_access_audit_reason_says_something after insert on public.log_access_audit
  for each row execute function private.require_said('access_reason');
create trigger aed_report_cases_texts_say_something
  after insert or update of aed_id, hours_text, box_text, figure_value on public.aed_report_cases
  for each row execute function private.require_said('aed_id', 'hours_text', 'box_text', 'figure_value');
create trigger aed_reports_texts_say_something after insert on public.aed_reports
  for each row execute function private.require_said('hours_text', 'box_text', 'words', 'contact', 'figure_value');
create trigger aed_report_decisions_texts_say_something after insert on public.aed_report_decisions
  for each row execute function private.require_said('reason', 'hours_text', 'box_text', 'figure_value');
create trigger aed_report_answers_words_say_something after insert on public.aed_report_answers
  for each row execute function private.require_said('words');
create trigger steward_areas_name_says_something after insert on public.steward_areas
  for each row execute function private.require_said('name');
