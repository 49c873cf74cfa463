-- Whoever asks for a link may be a stranger: what an earlier one must prove is kept beside it, so that a mail that is on its way still serves.
-- A link's code answers to each browser that asked for one of its kind.
alter table auth.flow_states
  drop constraint flow_states_one_of_a_type_per_user,
  drop constraint flow_states_auth_code_hash_is_unique;
create index flow_states_of_user on auth.flow_states (user_id, token_type);
create index flow_states_of_auth_code on auth.flow_states (auth_code_hash);
