-- Begins the count of uses of a new promotion.
create or replace function count_promotion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into promotion_counters (organization_id, promotion_id) values (new.organization_id, new.id);
  return null;
end $$;
call own_function('count_promotion');
create or replace trigger count_made after insert on promotions for each row execute function count_promotion();
