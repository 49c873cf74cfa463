-- An entry is closed when its salt goes: with its person's account, or because its row has another state. Somebody with the owner's rights can
-- take row and salt away as if an account were gone, and nothing of one entry shows whether one was. So each closing is entered as well, and
-- entries that cannot be opened are as many as closings that are told. Which entry was closed is not: it would tie a person's entries together.
create function private.enter_closing() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.ledger_entries (row_id, kind, commitment)
  values (gen_random_uuid(), 'closed', sha256(private.ledger_salt()));
  return null;
end;
$$;
comment on function private.enter_closing() is 'Enters that an entry can no longer be opened, and not which: the commitment is to a salt that nobody keeps.';
revoke execute on function private.enter_closing() from public, anon, authenticated, service_role;

create trigger enter_closing after update of salt on public.ledger_entries
  for each row when (old.salt is not null and new.salt is null) execute function private.enter_closing();
create trigger enter_closing_at_birth after insert on public.ledger_entries
  for each row when (new.commitment is not null and new.salt is null and new.kind <> 'closed')
  execute function private.enter_closing();

-- What was closed before closings were entered.
insert into public.ledger_entries (row_id, kind, commitment, at_installation)
select gen_random_uuid(), 'closed', sha256(private.ledger_salt()), true
from public.ledger_entries where commitment is not null and salt is null;

create function private.untold_closings() returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) filter (where kind <> 'closed') - count(*) filter (where kind = 'closed')
  from public.ledger_entries where commitment is not null and salt is null
$$;
comment on function private.untold_closings() is 'How many entries were closed past the ledger; less than 0 where closings are told that were none.';
revoke execute on function private.untold_closings() from public, anon, authenticated, service_role;
