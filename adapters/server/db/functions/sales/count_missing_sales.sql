-- Counts orders that were over before sales were counted, or that a process of the release before ended: `p_hours`
-- ([{id, hour}]) are the hours of the office's clock in which they were placed. Answers how many it counted; those that
-- are being moved are left for the next time.
create or replace function count_missing_sales(p_organization text, p_hours json, p_fulfilled text, p_answer text)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hour record;
  v_order orders;
  v_counted integer := 0;
begin
  -- Nobody counts an order meanwhile: then it waits for no row of theirs.
  perform pg_advisory_xact_lock(hashtextextended('sales ' || p_organization, 0));
  for v_hour in
    select o.id, h.hour
      from json_to_recordset(p_hours) as h(id text, hour timestamp)
      join orders o on o.organization_id = p_organization and o.id = h.id
     where o.ended_at is not null and o.sales_hour is null and not o.is_test
     order by o.id
     for no key update of o skip locked
  loop
    update orders o set sales_hour = v_hour.hour
      where o.organization_id = p_organization and o.id = v_hour.id returning * into v_order;
    perform count_sale(v_order, 1, p_fulfilled, p_answer);
    v_counted := v_counted + 1;
  end loop;
  return v_counted;
end $$;
call own_function('count_missing_sales');
