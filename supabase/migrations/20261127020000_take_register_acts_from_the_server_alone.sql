-- An administrator could call public.record_register_act and so write down what nobody had done. The server writes the line now, as the
-- owner, right before it does the thing: what stands in the audit was at least begun.
drop function public.record_register_act(text, text);

create function private.record_register_act(actor uuid, act text, detail text) returns uuid
language sql
set search_path = ''
as $$
  insert into public.register_acts (act, detail, acted_by, acted_by_email)
  values (
    record_register_act.act,
    record_register_act.detail,
    actor,
    (select member.email from auth.users member where member.id = actor)
  )
  returning id
$$;
comment on function private.record_register_act(uuid, text, text) is
  'For the server: writes down what an administrator, whom it has let in, is about to do with the registers.';
revoke execute on function private.record_register_act(uuid, text, text) from public, anon, authenticated, service_role;
