-- Who an employee of a shared tablet's location is, and the hash of their PIN; no row for anybody else.
create or replace function tablet_pin(p_tablet text, p_employee text, p_roles text[]) returns table (user_id text, pin_hash text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select e.user_id::text, p.pin_hash
      from shared_tablets t
      join staff_pins p on p.organization_id = t.organization_id
      join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
     where t.id = p_tablet and e.id = p_employee and e.role = any (p_roles)
       and (e.location_ids is null or t.location_id = any (e.location_ids))
  $$;
call own_function('tablet_pin');
