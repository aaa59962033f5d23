-- The runs of a user who brings orders, in one of the roles, in every organization: those under way, and those that were over
-- after `p_ended_after`; what was promised first comes first. An order is given to a courier when it is accepted, so that
-- none that was given before `p_given_after` is under way.
create or replace function runs_of_courier(p_user text, p_roles text[], p_given_after timestamptz,
    p_ended_after timestamptz, p_limit integer)
  returns setof json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select run_json(r, null) from employees e
      join order_runs r on r.organization_id = e.organization_id and r.employee_id = e.id
       and r.assigned_at > p_given_after
      join orders o on o.organization_id = r.organization_id and o.id = r.order_id
     where e.user_id = p_user and e.role = any (p_roles)
       and (o.ended_at is null or o.ended_at > p_ended_after)
     order by o.ended_at is not null, o.promised_at, o.id limit p_limit
  $$;
call own_function('runs_of_courier');
