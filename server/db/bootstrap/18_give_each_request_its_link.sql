-- Each request for a link has a token of its own, so that what a stranger asks for, and whoever opens it, ends no other. Their six digits are
-- the same for a day: with each request a further code would be there to guess at.
alter table auth.one_time_tokens drop constraint one_time_tokens_one_of_a_type_per_user;
alter table auth.one_time_tokens add column code_id uuid;
alter table auth.one_time_tokens add column code_since timestamptz;
comment on column auth.one_time_tokens.code_id is 'What the six digits follow from: the id of the first token of these digits. Null: its own.';
comment on column auth.one_time_tokens.code_since is 'Since when these digits have been mailed. Null: since the token was made.';
create index one_time_tokens_of_user on auth.one_time_tokens (user_id, token_type);
