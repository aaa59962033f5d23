-- The living session of a token's hash with its user and where the user works: by PIN at the shared tablet's location alone; null when there is none.
create or replace function session_find(p_hash text, p_now timestamptz) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select json_build_object(
        'userId', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'phone', u.phone,
        'phoneVerifiedAt', instant(u.phone_verified_at), 'locale', u.locale, 'isAdmin', u.is_admin and t.id is null,
        'isByPin', t.id is not null, 'isTwoFactor', s.is_two_factor,
        'factorNeededBy', case when s.is_two_factor or t.id is not null then '[]'::json else (
          select coalesce(json_agg(o.id order by o.id), '[]')
            from (select e.organization_id as id from employees e where e.user_id = u.id
                  union select s.selected_organization_id) place
            join organizations o on o.id = place.id
           where o.needs_factor) end,
        'host', s.host, 'createdAt', instant(s.created_at), 'seenAt', instant(s.seen_at), 'expiresAt', instant(s.expires_at),
        'selectedOrganizationId', s.selected_organization_id,
        'employees', (
          select coalesce(json_agg(json_build_object(
              'id', e.id, 'organizationId', e.organization_id, 'role', e.role, 'locationIds',
              case when t.id is null then e.location_ids else array[t.location_id::text] end)
              order by e.id), '[]')
            from employees e where e.user_id = u.id
             and (t.id is null or e.organization_id = t.organization_id
               and (e.location_ids is null or t.location_id = any (e.location_ids)))))
      from sessions s join users u on u.id = s.user_id left join shared_tablets t on t.id = s.tablet_id
     where s.token_hash = p_hash and s.expires_at > p_now);
end $$;
call own_function('session_find');
