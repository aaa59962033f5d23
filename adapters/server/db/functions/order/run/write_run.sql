-- Writes who brings an order: an employee who has `employee_role` at its location, somebody outside by name and phone, or
-- with neither nobody any more. An employee who may not bring it is refused as 'not_courier'. The link of
-- the courier before is void, and so is their PIN.
create or replace function write_run(o orders, p_run json, p_now timestamptz) returns void
  language plpgsql as $$
declare
  v_run record;
begin
  select * into v_run from json_to_record(p_run) as r(employee_id text, employee_role text, name text, phone text);
  if v_run.employee_id is null and v_run.name is null then
    delete from order_runs r where r.organization_id = o.organization_id and r.order_id = o.id;
    return;
  end if;
  if v_run.employee_id is not null then
    select c.name, c.phone into v_run.name, v_run.phone
      from couriers_of_location(o.organization_id, o.location_id, v_run.employee_role) c where c.id = v_run.employee_id;
    if not found then raise exception using errcode = 'DN001', message = 'not_courier'; end if;
  end if;
  insert into order_runs (organization_id, order_id, employee_id, courier_name, courier_phone, assigned_at)
    values (o.organization_id, o.id, v_run.employee_id, v_run.name, v_run.phone, p_now)
    on conflict (organization_id, order_id) do update set employee_id = excluded.employee_id,
      courier_name = excluded.courier_name, courier_phone = excluded.courier_phone, assigned_at = excluded.assigned_at,
      token_hash = null, pin_hash = null, lookup_hash = null;
end $$;
call internal_function('write_run');
