-- Lets menus show what of `p_limit` counts reached or left zero: taking the crossings away raises the versions of their
-- shops (`raise_menu_versions`), and the screens of each location hear of it. Answers how many there were.
create or replace function stock_show(p_actor text, p_limit integer, p_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_gone stock_crossings[];
  v_location record;
begin
  if not exists (select from stock_crossings) then return 0; end if;
  with chosen as (
    select c.organization_id, c.id from stock_crossings c order by c.id limit p_limit for update skip locked),
  gone as (
    delete from stock_crossings c using chosen x where c.organization_id = x.organization_id and c.id = x.id returning c.*)
  select array_agg(g) into v_gone from gone g;
  for v_location in
    select distinct g.organization_id, g.location_id from unnest(v_gone) g order by g.organization_id, g.location_id
  loop
    insert into events (organization_id, number, kind, location_id, type, actor, at)
      values (v_location.organization_id, next_event(v_location.organization_id), 'location', v_location.location_id,
        'availability', p_actor, p_now);
  end loop;
  return coalesce(array_length(v_gone, 1), 0);
end $$;
call own_function('stock_show');
do $$
begin
  create or replace trigger version_gone after delete on stock_crossings referencing old table as changed
    for each statement execute function raise_menu_versions();
  -- Whether a product counts its stock decides how it is ordered; how many there are does not.
  create or replace trigger version_made after insert on product_stock referencing new table as changed
    for each statement execute function raise_menu_versions();
  create or replace trigger version_gone after delete on product_stock referencing old table as changed
    for each statement execute function raise_menu_versions();
end $$;
