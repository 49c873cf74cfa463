-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table private.mailed_questions (
  question_id uuid not null,
  taken_at timestamp with time zone default now() not null,
  constraint mailed_questions_once PRIMARY KEY (question_id),
  constraint mailed_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.aed_report_decisions(id) ON DELETE CASCADE
);

comment on table private.mailed_questions is 'The questions of the last two days that were mailed to those who reported. No caller may read it.';

comment on column private.mailed_questions.question_id is 'The decision that asked.';
comment on column private.mailed_questions.taken_at is 'When a server took it up.';

alter table private.mailed_questions enable row level security;
