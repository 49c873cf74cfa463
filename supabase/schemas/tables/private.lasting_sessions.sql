-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create view private.lasting_sessions as
 SELECT held.id,
    held.user_id
   FROM auth.sessions held
     JOIN auth.users member ON member.id = held.user_id
  WHERE (held.not_after IS NULL OR held.not_after > now()) AND (member.banned_until IS NULL OR member.banned_until <= now());

comment on view private.lasting_sessions is 'Sessions that have not ended, of accounts that are open.';
