-- Notes that screens follow locations: of each organization those that are named, all where none are. A note that comes
-- late takes nothing back. Rows are locked in the order of their keys.
create or replace function presence_note(p_scopes json, p_now timestamptz, p_absence_millis integer) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into screen_presence as s (organization_id, location_id, seen_at, look_at)
      select distinct l.organization_id, l.id, p_now, p_now + p_absence_millis * interval '1 millisecond'
        from json_to_recordset(p_scopes) as w("organizationId" text, "locationIds" text[])
        join locations l on l.organization_id = w."organizationId"
         and (w."locationIds" is null or l.id = any (w."locationIds"))
       order by 1, 2
      on conflict (organization_id, location_id) do update
        set seen_at = excluded.seen_at, look_at = excluded.look_at, told_until = null
        where s.seen_at < excluded.seen_at
  $$;
call own_function('presence_note');
