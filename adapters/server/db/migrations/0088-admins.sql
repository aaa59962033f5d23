-- An admin works in any organization, with an owner's permissions and no employee record.

-- Every organization, for an admin alone; shops only of the one that is worked in, for there may be many.
create function organizations_of_admin(p_user text, p_selected text) returns json
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
call own_function('organizations_of_admin(text, text)');

-- Whether somebody acted as an admin and not as one of the staff: told by the database, whoever writes the row.
alter table audit_log add column as_admin boolean not null default false;

create function mark_admin() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.as_admin := exists (select from users u where u.id = new.actor_id and u.is_admin)
    and not exists (select from employees e where e.organization_id = new.organization_id and e.user_id = new.actor_id);
  return new;
end $$;
call own_function('mark_admin()');
create trigger mark_admin before insert on audit_log for each row execute function mark_admin();
