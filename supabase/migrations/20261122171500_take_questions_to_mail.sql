-- Which questions a server of this project has mailed, so that of several machines one does. Where none looks, as on hosted Supabase alone,
-- nobody is written to and nothing stands here.
create table private.mailed_questions (
  question_id uuid not null references public.aed_report_decisions (id) on delete cascade,
  taken_at timestamptz not null default now(),
  constraint mailed_questions_once primary key (question_id)
);
alter table private.mailed_questions enable row level security;
comment on table private.mailed_questions is 'The questions of the last two days that were mailed to those who reported. No caller may read it.';
comment on column private.mailed_questions.question_id is 'The decision that asked.';
comment on column private.mailed_questions.taken_at is 'When a server took it up.';
revoke all on table private.mailed_questions from public, anon, authenticated, service_role;

create function private.take_questions_to_mail() returns table (address text, question text)
language sql volatile
set search_path = ''
as $$
  with forgotten as (
    delete from private.mailed_questions old where old.taken_at < now() - interval '2 days'
  ), taken as (
    insert into private.mailed_questions (question_id)
    select asked.id from public.aed_report_decisions asked
    where asked.decision = 'asked' and asked.decided_at > now() - interval '1 day'
      and not exists (select from private.mailed_questions before where before.question_id = asked.id)
    on conflict on constraint mailed_questions_once do nothing
    returning question_id
  )
  select distinct member.email::text, asked.reason
  from taken
  join public.aed_report_decisions asked on asked.id = taken.question_id
  -- Not where it was answered, decided or asked anew before a server looked.
  join public.aed_report_cases held on held.id = asked.case_id and held.state = 'asked' and (private.question_of(held.id)).id = asked.id
  join public.aed_reports sent on sent.case_id = held.id and sent.round = held.round
  join auth.users member on member.id = sent.user_id and member.email_confirmed_at is not null
$$;
comment on function private.take_questions_to_mail() is
  'For the server alone: the questions of the last day that still wait and that no machine has taken, each with the confirmed addresses of the accounts that reported.';
revoke execute on function private.take_questions_to_mail() from public, anon, authenticated, service_role;
