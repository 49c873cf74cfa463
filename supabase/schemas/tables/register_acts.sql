-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.register_acts (
  id uuid default gen_random_uuid() not null,
  act text not null,
  detail text not null,
  acted_by uuid,
  acted_by_email text,
  acted_at timestamp with time zone default now() not null,
  constraint register_acts_pkey PRIMARY KEY (id),
  constraint register_acts_act_is_known CHECK (act = ANY (ARRAY['file added'::text, 'file described'::text, 'file removed'::text, 'import started'::text, 'published'::text, 'draft discarded'::text, 'rolled back'::text, 'countries chosen'::text, 'countries fetched'::text])),
  constraint register_acts_detail_is_short CHECK (char_length(detail) <= 800)
);

comment on table public.register_acts is 'What administrators did with the registers of AEDs. Append-only, and no reference to accounts: it outlives them.';

comment on column public.register_acts.id is 'Names the act.';
comment on column public.register_acts.act is 'What was begun: it is written down before it is done.';
comment on column public.register_acts.detail is 'Which file, version or decision.';
comment on column public.register_acts.acted_by is 'Who did it; null once that account is gone.';
comment on column public.register_acts.acted_by_email is 'Their address at that time; a name that leads to nobody once the account is gone.';
comment on column public.register_acts.acted_at is 'When, by the database''s clock.';

comment on constraint register_acts_act_is_known on public.register_acts is 'One of the acts the server knows.';
comment on constraint register_acts_detail_is_short on public.register_acts is 'A line to read, not a file.';

CREATE INDEX register_acts_by_person ON public.register_acts USING btree (acted_by);
comment on index public.register_acts_by_person is 'The end of an account.';

CREATE INDEX register_acts_newest_first ON public.register_acts USING btree (acted_at DESC);
comment on index public.register_acts_newest_first is 'The last imports in the panel, newest first.';

alter table public.register_acts enable row level security;

create policy "administrators read register acts" on public.register_acts for select to authenticated
  using (( SELECT private.is_admin() AS is_admin));

create policy "only a session that lasts" on public.register_acts as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

grant select on table public.register_acts to authenticated;
grant select on table public.register_acts to service_role;
