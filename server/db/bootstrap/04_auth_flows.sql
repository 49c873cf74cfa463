-- What server/auth keeps beside Supabase's columns.
alter table auth.sessions add column amr_method text not null default 'password';
comment on column auth.sessions.amr_method is
  'How the person proved to be themselves when the session began: password, or otp for a mailed link or code.';
alter table auth.sessions add constraint sessions_amr_method_is_known check (amr_method in ('password', 'otp'));

alter table auth.users add column email_change_confirmations smallint not null default 0;
comment on column auth.users.email_change_confirmations is
  'How many of the two addresses, present and future, have agreed to a change of address.';

create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  code_challenge text not null,
  code_challenge_method text not null,
  auth_code_hash text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint flow_states_challenge_method_is_known check (code_challenge_method in ('s256', 'plain')),
  constraint flow_states_auth_code_hash_is_unique unique (auth_code_hash),
  constraint flow_states_one_of_a_type_per_user unique (user_id, token_type)
);
comment on table auth.flow_states is
  'A sign-in by mailed link that ends in the browser which asked for it (PKCE, RFC 7636): what that browser must prove.';
comment on column auth.flow_states.token_type is 'The one-time token whose link continues this flow.';
comment on column auth.flow_states.auth_code_hash is 'A hash of the code handed out by the link; null until it was followed.';
