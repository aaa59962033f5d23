-- Keeps the directory of shops.
create or replace function list_shop() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    delete from directory where key in ('slug:' || old.slug, 'domain:' || coalesce(old.custom_domain, ''), 'shop:' || old.id);
  end if;
  if tg_op <> 'DELETE' then
    insert into directory (key, organization_id, shop_id)
      select k, new.organization_id, new.id
        from unnest(array['slug:' || new.slug, 'domain:' || new.custom_domain, 'shop:' || new.id]) as k
       where k is not null;
  end if;
  return null;
end $$;
call own_function('list_shop');
create or replace trigger list_made after insert or delete on shops for each row execute function list_shop();
create or replace trigger list_changed after update of slug, custom_domain on shops
  for each row execute function list_shop();
