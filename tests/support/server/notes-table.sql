-- Only for tests of the REST layer: a table on which callers may do everything the site's own tables forget to allow.
create table public.notes (
  id integer generated always as identity primary key,
  title text not null,
  rank integer default 3,
  weight numeric,
  is_open boolean,
  tags text[],
  extra jsonb,
  written_at timestamptz,
  constraint notes_title_is_unique unique (title),
  constraint notes_rank_is_positive check (rank > 0)
);
alter table public.notes enable row level security;
create policy "signed-in callers see and change notes" on public.notes for all to authenticated
  using (title is distinct from 'hidden') with check (title is distinct from 'hidden');
grant select, delete on public.notes to authenticated;
grant insert (title, rank, weight, is_open, tags, extra, written_at) on public.notes to authenticated;
grant update (title, rank, is_open) on public.notes to authenticated;

-- Each of its columns has a default.
create table public.ticks (id integer generated always as identity primary key, strength integer default 5);
grant select, insert on public.ticks to authenticated;

create function public.add_one(number integer, step integer default 1) returns integer
language sql immutable as $$ select number + step $$;
create function public.notes_above(minimum integer) returns setof public.notes
language sql stable as $$ select * from public.notes where rank > minimum $$;
create function public.first_note() returns public.notes
language sql stable as $$ select * from public.notes order by id limit 1 $$;
create function public.write_note(title text) returns void
language sql as $$ insert into public.notes (title) values (title) $$;
create function public.letters() returns setof text
language sql immutable as $$ select unnest(array['a', 'b']) $$;
create function public.count_of(items jsonb) returns integer
language sql immutable as $$ select jsonb_array_length(items) $$;
create function public.twofold(a integer default 1) returns integer language sql immutable as $$ select a $$;
create function public.twofold(b text default '') returns integer language sql immutable as $$ select 2 $$;
create function public.divide(number integer, by integer) returns integer
language sql immutable as $$ select number / by $$;
create function public.fail_inside() returns integer
language plpgsql as $$ begin raise exception 'secret of the house' using errcode = 'XX001'; end $$;
create function public.doubled(inout number integer, out is_even boolean)
language sql immutable as $$ select number * 2, number % 2 = 0 $$;
create function public.halved(out half numeric, number numeric) language sql immutable as $$ select number / 2 $$;
create function public.asked_from() returns json language sql stable as $$
  select json_build_object(
    'method', current_setting('request.method', true),
    'path', current_setting('request.path', true),
    'agent', current_setting('request.headers', true)::json ->> 'user-agent'
  )
$$;
create function public.answer_with(status text, headers text) returns integer language sql as $$
  select set_config('response.status', status, true), set_config('response.headers', headers, true);
  select 1
$$;
create function public.refuse_with(code text, message text, detail text) returns void language plpgsql as $$
begin
  raise using errcode = code, message = message, detail = detail, hint = 'pay first';
end
$$;
create function public.tell_created() returns trigger language plpgsql as $$
begin
  perform set_config('response.headers', json_build_array(json_build_object('x-note', new.title))::text, true);
  return new;
end
$$;
create trigger _100_tell_created before insert on public.notes for each row execute function public.tell_created();
grant execute on all functions in schema public to authenticated;

insert into public.notes (title, rank, weight, is_open, tags, extra, written_at) values
  ('alpha', 1, 0.5, true, '{red,blue}', '{"depth": 1}', '2026-01-01T00:00:00Z'),
  ('beta, comma', 2, 1.5, false, null, null, '2026-02-01T00:00:00Z'),
  ('gamma (dotted.)', 3, null, null, '{}', null, null),
  ('hidden', 9, null, true, null, null, null);
