-- The shared tablet of a token's hash with the people of its location who have a PIN and one of the roles; null when there
-- is none such, or it was not used since.
create or replace function tablet_find(p_hash text, p_used_since timestamptz, p_roles text[]) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select json_build_object(
        'id', t.id, 'organizationId', t.organization_id, 'locationId', t.location_id,
        'locationName', l.name, 'timezone', h.timezone,
        'people', (
          select coalesce(json_agg(json_build_object('id', e.id, 'firstName', u.first_name, 'lastName', u.last_name)
              order by u.first_name, u.last_name, e.id), '[]')
            from staff_pins p
            join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
            join users u on u.id = e.user_id
           where p.organization_id = t.organization_id and e.role = any (p_roles)
             and (e.location_ids is null or t.location_id = any (e.location_ids))))
      from shared_tablets t
      join locations l on l.organization_id = t.organization_id and l.id = t.location_id
      join shops h on h.organization_id = l.organization_id and h.id = l.shop_id
     where t.token_hash = p_hash and t.used_at > p_used_since);
end $$;
call own_function('tablet_find');
