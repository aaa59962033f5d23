-- The employees of a role at a location, by name: people are another scope's than their organization's rows.
create or replace function couriers_of_location(p_organization text, p_location text, p_role text)
  returns table (id text, name text, phone text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select e.id::text, trim(u.first_name || ' ' || u.last_name),
        case when u.phone_verified_at is not null then u.phone::text end
      from employees e join users u on u.id = e.user_id
     where e.organization_id = p_organization and e.role = p_role
       and (e.location_ids is null or p_location = any (e.location_ids))
     order by 2, 1
  $$;
call own_function('couriers_of_location');
