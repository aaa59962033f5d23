-- Wakes servers that keep the shop in memory; the payload is its id.
create or replace function notify_shop_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('diner_shops', new.id);
  return null;
end $$;
create or replace trigger notify_changed after update on shops for each row
  when (new.version <> old.version) execute function notify_shop_changed();
