-- Takes somebody's name out of the organizations where they worked, and ends the work. What they did stays under their id.
create or replace function erase_employee(p_user text, p_name text, p_organizations text[], p_erased text) returns void
  language plpgsql as $$
begin
  if p_organizations = '{}' then return; end if;
  update order_runs r set courier_name = p_erased, courier_phone = null, token_hash = null
    where (r.organization_id, r.employee_id) in (
      select e.organization_id, e.id from employees e where e.user_id = p_user);
  update cash_drops d set courier_name = p_erased
    where (d.organization_id, d.employee_id) in (
      select e.organization_id, e.id from employees e where e.user_id = p_user);
  update cash_counts c set counted_by = p_erased
    where c.organization_id = any (p_organizations) and c.counted_by = p_name;
  update order_printings p set printed_by = p_erased
    where p.organization_id = any (p_organizations) and p.printed_by = p_name;
  update price_update_moves m set actor_name = null
    where m.organization_id = any (p_organizations) and m.actor_id = p_user and m.actor_name is not null;
  update locations l set ordering_set_by = p_erased
    where l.organization_id = any (p_organizations) and l.ordering_set_by = p_name;
  update product_availability a set set_by = p_erased
    where a.organization_id = any (p_organizations) and a.set_by = p_name;
  update modifier_availability a set set_by = p_erased
    where a.organization_id = any (p_organizations) and a.set_by = p_name;
  update customers c set blocked_by = p_erased
    where c.organization_id = any (p_organizations) and c.blocked_by = p_name;
  update product_stock s set set_by = p_erased
    where s.organization_id = any (p_organizations) and s.set_by = p_name;
  update audit_log a set detail = a.detail #- '{run,name}'
    where a.organization_id = any (p_organizations) and a.detail #>> '{run,name}' = p_name;
  delete from employees e where e.user_id = p_user;
end $$;
call internal_function('erase_employee');
