-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.caller_address()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select btrim(coalesce(
    headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), ''
  ))
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request
$function$;
comment on function private.caller_address() is 'The network address the request comes from; empty where it is not known.';
revoke all on function private.caller_address() from public;

CREATE OR REPLACE FUNCTION private.caller_network()
 RETURNS bytea
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.digest_of_caller(24, 48) $function$;
comment on function private.caller_network() is 'A keyed digest of the caller''s network, /24 or /48.';
revoke all on function private.caller_network() from public;

CREATE OR REPLACE FUNCTION private.digest_of_caller(width_of_four integer, width_of_six integer)
 RETURNS bytea
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said text := regexp_replace(private.caller_address(), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i');
  address inet;
begin
  begin
    address := said::inet;
  exception when invalid_text_representation then
    address := null;
  end;
  return substring(sha256(
    (select held.key from private.network_key held) || convert_to(coalesce(network(set_masklen(
      address, case family(address) when 4 then digest_of_caller.width_of_four else digest_of_caller.width_of_six end
    ))::text, 'unknown'), 'UTF8')
  ) from 1 for 16);
end;
$function$;
comment on function private.digest_of_caller(integer,integer) is 'A keyed digest of the caller''s network, so many bits wide.';
revoke all on function private.digest_of_caller(integer,integer) from public;

CREATE OR REPLACE FUNCTION private.is_admin()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  caller uuid := (claims ->> 'sub')::uuid;
begin
  return exists (select from public.user_roles where user_id = caller and role = 'admin')
    and (
      exists (select from private.lasting_sessions where id = (claims ->> 'session_id')::uuid and user_id = caller)
      -- Refuses in its own words.
      or private.require_session()
    )
    and (
      coalesce(claims ->> 'aal', 'aal1') = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = caller and status::text = 'verified')
    );
end;
$function$;
comment on function private.is_admin() is 'Whether the caller is an administrator, who has shown the second factor if there is one. Refuses with 401 once the session has ended.';
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

CREATE OR REPLACE FUNCTION private.may_read_all_logs()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
begin
  if not private.is_admin() then
    return false;
  end if;
  if exists (
    select from public.log_access_audit
    where accessed_by = caller and log_id is null and accessed_at > now() - interval '1 minute'
  ) then
    return true;
  end if;
  if current_setting('transaction_read_only')::boolean then
    return false;
  end if;
  insert into public.log_access_audit (accessed_by, access_reason) values (caller, 'List of logs');
  return true;
end;
$function$;
comment on function private.may_read_all_logs() is 'Whether the caller may read others'' dispatches now: an administrator whose look at the list is in the audit, at the latest by this call.';
revoke all on function private.may_read_all_logs() from public;
grant execute on function private.may_read_all_logs() to authenticated;

CREATE OR REPLACE FUNCTION private.recent_proof()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '10 minutes' $function$;
comment on function private.recent_proof() is 'How long ago a password or code may have been shown for what cannot be taken back.';
revoke all on function private.recent_proof() from public;

CREATE OR REPLACE FUNCTION private.require_admin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.require_session();
  if not private.is_admin() then
    raise exception 'Only an administrator can do this.'
      using errcode = '42501', hint = 'Sign in as an administrator. If the account uses two-step verification, enter the code.';
  end if;
end;
$function$;
comment on function private.require_admin() is 'Refuses with 401 once the session has ended, with 42501 unless the caller is an administrator.';
revoke all on function private.require_admin() from public;

CREATE OR REPLACE FUNCTION private.require_member(member uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if member is null or not exists (select from auth.users where id = member) then
    raise exception 'There is no member with the id %.', coalesce(member::text, 'null')
      using errcode = '22023', hint = 'The account may have been deleted. Load the list of members again.';
  end if;
end;
$function$;
comment on function private.require_member(uuid) is 'Refuses with 22023 unless an account has this id.';
revoke all on function private.require_member(uuid) from public;

CREATE OR REPLACE FUNCTION private.require_recent_proof()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
    raise exception 'You signed in too long ago. This needs a sign-in from the last % minutes.',
      (extract(epoch from private.recent_proof()) / 60)::integer
      using errcode = '42501', hint = 'Sign in again, then try once more.';
  end if;
end;
$function$;
comment on function private.require_recent_proof() is 'Refuses with 42501 unless the caller has just signed in or shown a second factor older than a day, and has shown it if there is one.';
revoke all on function private.require_recent_proof() from public;

CREATE OR REPLACE FUNCTION private.require_second_factor()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified') then
    raise exception 'This account uses two-step verification, and this session has not entered the code.'
      using errcode = '42501', hint = 'Enter the code from the authenticator app, then try again.';
  end if;
end;
$function$;
comment on function private.require_second_factor() is 'Refuses with 42501 a session that has not shown the second factor of its account.';
revoke all on function private.require_second_factor() from public;

CREATE OR REPLACE FUNCTION private.require_session()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- What auth.jwt() and auth.uid() read; calling them costs more than the look-ups.
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if not exists (
    select from private.lasting_sessions
    where id = (claims ->> 'session_id')::uuid and user_id = (claims ->> 'sub')::uuid
  ) then
    raise sqlstate 'PT401' using message = 'This session has ended.', hint = 'Sign in again.';
  end if;
  return true;
end;
$function$;
comment on function private.require_session() is 'True while the session of the caller''s token lasts and its account is open; else refuses with 401.';
revoke all on function private.require_session() from public;
grant execute on function private.require_session() to authenticated;
