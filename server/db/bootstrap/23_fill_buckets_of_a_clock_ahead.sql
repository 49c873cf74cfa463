-- A bucket that was filled by a clock far ahead would have filled again only when the time came up to it: who had no try left had none for
-- hours or years. A minute is more than the clocks of two machines differ; beyond it, the bucket fills from a minute after now on.
create or replace function embedded.take_tries(
  at timestamptz, keys text[], capacities double precision[], seconds_per_refill double precision[],
  out refused_place integer, out wait_seconds integer
) language plpgsql set search_path = '' as $$
declare
  bucket embedded.tries;
begin
  for place in 1 .. cardinality(keys) loop
    insert into embedded.tries as kept (key, level, filled_at, full_at, was_taken)
    values (keys[place], capacities[place] - 1, at, at + make_interval(secs => seconds_per_refill[place]), true)
    on conflict (key) do update set (level, filled_at, full_at, was_taken) = (
      select after.level, since.moment,
        since.moment + make_interval(secs => (capacities[place] - after.level) * seconds_per_refill[place]),
        filled.level >= 1
      from (select greatest(at, least(kept.filled_at, at + interval '1 minute')) as moment) as since,
        (select least(
          capacities[place],
          kept.level + greatest(0, extract(epoch from at - kept.filled_at)::double precision) / seconds_per_refill[place]
        ) as level) as filled,
        lateral (select case when filled.level >= 1 then filled.level - 1 else filled.level end as level) as after
    )
    returning kept.* into bucket;
    if not bucket.was_taken then
      refused_place := place;
      wait_seconds := greatest(1, ceil((1 - bucket.level) * seconds_per_refill[place]));
      return;
    end if;
  end loop;
end;
$$;
