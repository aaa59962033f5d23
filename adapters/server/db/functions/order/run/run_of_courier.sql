-- A run of a user who brings orders for an organization, in one of the roles; another's has none.
create or replace function run_of_courier(p_user text, p_roles text[], p_order text, p_action text) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select run_json(r, p_action) from employees e
      join order_runs r on r.organization_id = e.organization_id and r.employee_id = e.id and r.order_id = p_order
     where e.user_id = p_user and e.role = any (p_roles)
  $$;
call own_function('run_of_courier');
