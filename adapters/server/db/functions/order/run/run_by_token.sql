-- The run of a link by the hash of its token, whatever the tenant; a link that is void or unknown has none. Whether the action
-- `p_action` was carried out already comes along.
create or replace function run_by_token(p_hash text, p_action text) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select json_build_object('order', order_json(o), 'endedAt', instant(o.ended_at), 'userId', e.user_id,
        'coordinates', json_build_object('latitude', l.latitude, 'longitude', l.longitude),
        'isDone', exists (select from courier_actions a
          where a.organization_id = r.organization_id and a.order_id = r.order_id and a.id = p_action))
      from order_runs r
      join orders o on o.organization_id = r.organization_id and o.id = r.order_id
      join locations l on l.organization_id = o.organization_id and l.id = o.location_id
      left join employees e on e.organization_id = r.organization_id and e.id = r.employee_id
     where r.token_hash = p_hash
  $$;
call own_function('run_by_token');
