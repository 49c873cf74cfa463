-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.aed_report_answers (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  report_id uuid not null,
  question_id uuid not null,
  words text not null,
  user_id uuid,
  answered_at timestamp with time zone default now() not null,
  constraint aed_report_answers_pkey PRIMARY KEY (id),
  constraint aed_report_answers_one_of_a_report_to_a_question UNIQUE (question_id, report_id),
  constraint aed_report_answers_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.aed_report_cases(id) ON DELETE RESTRICT,
  constraint aed_report_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.aed_report_decisions(id) ON DELETE RESTRICT,
  constraint aed_report_answers_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.aed_reports(id) ON DELETE RESTRICT,
  constraint aed_report_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint aed_report_answers_words_are_short_text CHECK (words ~ '[^[:space:]]'::text AND char_length(words) <= 500)
);

comment on table public.aed_report_answers is 'What people answered to questions about their reports, as it was sent. Append-only: no update, no delete.';

comment on column public.aed_report_answers.id is 'Names the answer.';
comment on column public.aed_report_answers.case_id is 'What it is about.';
comment on column public.aed_report_answers.report_id is 'The report of whoever answers.';
comment on column public.aed_report_answers.question_id is 'The decision that asked.';
comment on column public.aed_report_answers.words is 'The answer; nobody but its person, stewards and administrators reads it.';
comment on column public.aed_report_answers.user_id is 'Whose account; null once it is gone. No caller may read it.';
comment on column public.aed_report_answers.answered_at is 'When it came in.';

CREATE INDEX aed_report_answers_of_case ON public.aed_report_answers USING btree (case_id);
comment on index public.aed_report_answers_of_case is 'What a steward reads of a case.';

CREATE INDEX aed_report_answers_of_person ON public.aed_report_answers USING btree (user_id, answered_at);
comment on index public.aed_report_answers_of_person is 'How many somebody sent today, what is held about them, and the end of their account.';

CREATE INDEX aed_report_answers_of_report ON public.aed_report_answers USING btree (report_id);
comment on index public.aed_report_answers_of_report is 'What became of a report.';

CREATE TRIGGER aed_report_answers_words_say_something AFTER INSERT ON public.aed_report_answers FOR EACH ROW EXECUTE FUNCTION private.require_said('words');

alter table public.aed_report_answers enable row level security;

create policy "only a session that lasts" on public.aed_report_answers as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "people read their own answers" on public.aed_report_answers for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

create policy "whoever reads a case reads its answers" on public.aed_report_answers for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.aed_report_cases answered
  WHERE answered.id = aed_report_answers.case_id)));

grant select (id, case_id, report_id, question_id, words, answered_at) on table public.aed_report_answers to authenticated;
grant select (id, case_id, report_id, question_id, words, answered_at) on table public.aed_report_answers to service_role;
