-- Keeps the directory of locations.
create or replace function list_location() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from directory where key = 'location:' || old.id;
  else
    insert into directory (key, organization_id, shop_id, location_id)
      values ('location:' || new.id, new.organization_id, new.shop_id, new.id);
  end if;
  return null;
end $$;
call own_function('list_location');
create or replace trigger list_made after insert or delete on locations for each row execute function list_location();
