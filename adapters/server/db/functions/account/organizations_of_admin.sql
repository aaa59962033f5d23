-- Every organization, for an admin alone; shops only of the one that is worked in, for there may be many.
create or replace function organizations_of_admin(p_user text, p_selected text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name,
        'shopIds', coalesce((
          select json_agg(s.id order by s.slug) from shops s where s.organization_id = o.id and o.id = p_selected), '[]'))
        order by o.name, o.id), '[]')
      from organizations o
     where exists (select from users u where u.id = p_user and u.is_admin));
end $$;
call own_function('organizations_of_admin');
