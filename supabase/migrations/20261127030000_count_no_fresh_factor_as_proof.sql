-- Whoever sets up a second factor shows its code in the same minute: by that alone a browser left open, or a password that leaked, would be
-- enough for what cannot be undone. Its owner is told by mail, and has a day to take it away.
create or replace function private.require_recent_proof() returns void
language plpgsql stable
set search_path = ''
as $$
declare
  methods jsonb := auth.jwt() -> 'amr';
  has_old_factor constant boolean := exists (
    select from auth.mfa_factors factor
    where factor.user_id = auth.uid() and factor.status::text = 'verified' and factor.created_at <= now() - interval '1 day'
  );
  proven_at double precision;
begin
  perform private.require_second_factor();
  -- The token tells how and when each proof was given (https://supabase.com/docs/guides/auth/jwt-fields); a refresh proves nothing.
  select max((shown ->> 'timestamp')::double precision) into proven_at
  from jsonb_array_elements(case when jsonb_typeof(methods) = 'array' then methods else '[]' end) as shown
  where jsonb_typeof(shown -> 'timestamp') = 'number' and shown ->> 'method' not in ('token_refresh', 'anonymous')
    and (has_old_factor or shown ->> 'method' not in ('totp', 'mfa/totp', 'mfa/phone', 'mfa/webauthn'));
  if proven_at is null or to_timestamp(proven_at) < now() - private.recent_proof() then
    raise exception 'Got a sign-in older than %, expected a recent one.', private.recent_proof()
      using errcode = '42501', hint = 'Sign in again, then try once more.';
  end if;
end;
$$;
comment on function private.require_recent_proof() is
  'Refuses with 42501 unless the caller has just signed in or shown a second factor older than a day, and has shown it if there is one.';
