-- Counts orders that were over before sales were counted, or that a process of the release before ended: `p_hours`
-- ([{id, hour}]) are the hours of the office's clock in which they were placed. Answers how many it counted; those that
-- are being moved are left for the next time.
create or replace function count_missing_sales(p_organization text, p_hours json, p_fulfilled text, p_answer text)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_orders orders[];
begin
  with free as materialized (
    select o.id, h.hour
      from json_to_recordset(p_hours) as h(id text, hour timestamp)
      join orders o on o.organization_id = p_organization and o.id = h.id
     where o.ended_at is not null and o.sales_hour is null
     order by o.id
     for no key update of o skip locked),
  counted as (
    update orders o set sales_hour = f.hour from free f
     where o.organization_id = p_organization and o.id = f.id returning o)
  select array_agg(c.o) into v_orders from counted c;
  if v_orders is null then return 0; end if;
  perform count_sales(v_orders, 1, p_fulfilled, p_answer);
  return cardinality(v_orders);
end $$;
call own_function('count_missing_sales');
