-- A run as its courier's page is made of it; whether the action `p_action` was carried out already comes along.
create or replace function run_json(r order_runs, p_action text) returns json
  language sql stable
  as $$
    select json_build_object('order', j.found, 'endedAt', instant(o.ended_at), 'userId', e.user_id,
        'coordinates', json_build_object('latitude', l.latitude, 'longitude', l.longitude),
        'isDone', exists (select from courier_actions a
          where a.organization_id = r.organization_id and a.order_id = r.order_id and a.id = p_action))
      from orders o
      cross join lateral orders_json(o.organization_id, array[o.id]) j
      join locations l on l.organization_id = o.organization_id and l.id = o.location_id
      left join employees e on e.organization_id = r.organization_id and e.id = r.employee_id
     where o.organization_id = r.organization_id and o.id = r.order_id
  $$;
call internal_function('run_json');
