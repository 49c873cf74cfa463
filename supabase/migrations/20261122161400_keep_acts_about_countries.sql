-- Two more acts: the countries of the registry are chosen, and fetched for somebody to look at.
alter table public.register_acts drop constraint register_acts_act_is_known;
alter table public.register_acts add constraint register_acts_act_is_known check (
  act in (
    'file added', 'file described', 'file removed', 'import started', 'published', 'draft discarded', 'rolled back',
    'countries chosen', 'countries fetched'
  )
);
comment on constraint register_acts_act_is_known on public.register_acts is 'One of the acts the server knows.';
