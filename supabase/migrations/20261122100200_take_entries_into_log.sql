-- What the log's writer asks of the database: positions, the text of leaves, public checksums, and whether rows still open their commitments.
-- The writer connects as the owner; nobody who calls may execute any of it.

create function private.sequence_ledger() returns bigint
language plpgsql
set search_path = ''
as $$
declare
  size bigint;
begin
  -- Two writers at once would give the same positions. Held for this short transaction alone, and by no insert.
  perform pg_advisory_xact_lock(hashtextextended('positions of the ledger', 0));
  select coalesce(max(position) + 1, 0) into size from public.ledger_entries where position is not null;
  with waiting as (
    select row_id, number, row_number() over (order by number) - 1 as place
    from public.ledger_entries where position is null order by number limit 50000
  )
  update public.ledger_entries entry set position = size + waiting.place
  from waiting where entry.row_id = waiting.row_id and entry.number = waiting.number;
  select coalesce(max(position) + 1, 0) into size from public.ledger_entries where position is not null;
  return size;
end;
$$;
comment on function private.sequence_ledger() is 'Gives the waiting entries their positions, without a gap; answers how many have one.';
revoke execute on function private.sequence_ledger() from public, anon, authenticated, service_role;

-- Kind, time to the second, and what is entered: what everybody may know.
create function private.ledger_leaves(first bigint, past bigint) returns table (place bigint, leaf text)
language sql stable
set search_path = ''
as $$
  select
    entry.position,
    entry.kind || ' ' || to_char(entry.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ' '
      || case
        when entry.commitment is not null then 'commitment:' || encode(entry.commitment, 'base64')
        when entry.fact is not null then 'checksum:' || entry.fact
        else 'entry:' || (
          select altered.position::text from public.ledger_entries altered
          where altered.row_id = entry.row_id and altered.number = entry.alters
        )
      end
      || case when entry.at_installation then ' at-installation' else '' end
  from public.ledger_entries entry
  where entry.position >= first and entry.position < past
  order by entry.position
$$;
comment on function private.ledger_leaves(bigint, bigint) is 'The leaves from a position to before another, as they are published.';
revoke execute on function private.ledger_leaves(bigint, bigint) from public, anon, authenticated, service_role;

create function private.enter_checksum(checksum_kind text, checksum text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('checksums of the ledger', 0));
  if checksum is not distinct from (
    select fact from public.ledger_entries where kind = checksum_kind and fact is not null order by number desc limit 1
  ) then
    return false;
  end if;
  insert into public.ledger_entries (row_id, kind, fact) values (gen_random_uuid(), checksum_kind, checksum);
  return true;
end;
$$;
comment on function private.enter_checksum(text, text) is 'Enters a published checksum, unless it is the last one of its kind.';
revoke execute on function private.enter_checksum(text, text) from public, anon, authenticated, service_role;

create index ledger_entries_of_checksums on public.ledger_entries (kind, number) where fact is not null;
comment on index public.ledger_entries_of_checksums is 'The last checksum of a kind.';

-- Somebody with the owner's rights can switch triggers off; this notices all the same.
create function private.check_ledger_rows(first bigint, past bigint) returns table (place bigint, finding text)
language sql stable
set search_path = ''
as $$
  select checked.position, checked.finding
  from (
    select entry.position,
      case
        -- Of these tables a row keeps its salt as long as it names its person; of the others an administrator's account may take it along.
        when entry.salt is null and now_there.table_name in ('aed_dispatch_logs', 'log_access_audit')
          and coalesce(now_there.held ->> 'user_id', now_there.held ->> 'accessed_by') is not null
          then 'salt-missing'
        when entry.salt is null then null
        when now_there.held is null then 'row-missing'
        when sha256(entry.salt || convert_to(now_there.content, 'UTF8')) <> entry.commitment
          then 'row-changed'
      end as finding
    from public.ledger_entries entry
    left join lateral private.ledger_row(entry.row_id) as now_there on true
    where entry.position >= first and entry.position < past and entry.commitment is not null
  ) as checked
  where checked.finding is not null
  order by checked.position
$$;
comment on function private.check_ledger_rows(bigint, bigint) is
  'Entries between two positions whose row does not open the commitment any more: row-changed, row-missing or salt-missing.';
revoke execute on function private.check_ledger_rows(bigint, bigint) from public, anon, authenticated, service_role;
