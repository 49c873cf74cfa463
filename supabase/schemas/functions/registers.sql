-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.keep_register_acts_of_former_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  former text := private.former_name(gen_random_uuid());
begin
  update public.register_acts
  set acted_by = null, acted_by_email = former
  where acted_by = old.id;
  return null;
end;
$function$;
comment on function private.keep_register_acts_of_former_account() is 'Puts a name that leads to nobody in the place of an account that ends.';
revoke all on function private.keep_register_acts_of_former_account() from public;

CREATE TRIGGER keep_register_acts_of_former_account AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION private.keep_register_acts_of_former_account();

CREATE OR REPLACE FUNCTION private.record_register_act(actor uuid, act text, detail text)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.register_acts (act, detail, acted_by, acted_by_email)
  values (
    record_register_act.act,
    record_register_act.detail,
    actor,
    (select member.email from auth.users member where member.id = actor)
  )
  returning id
$function$;
comment on function private.record_register_act(uuid,text,text) is 'For the server: writes down what an administrator, whom it has let in, is about to do with the registers.';
revoke all on function private.record_register_act(uuid,text,text) from public;
