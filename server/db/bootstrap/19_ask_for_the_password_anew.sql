-- A browser left open must not be enough to set up a second factor, which keeps its owner out: the session says when its password was last shown.
alter table auth.sessions add column password_shown_at timestamptz;
comment on column auth.sessions.password_shown_at is
  'When the present password was last shown within the session, by somebody signed in already; null once that has served.';
