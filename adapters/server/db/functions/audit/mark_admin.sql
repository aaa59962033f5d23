-- Tells whether somebody acts as an admin and not as one of the staff.
create or replace function mark_admin() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.as_admin := exists (select from users u where u.id = new.actor_id and u.is_admin)
    and not exists (select from employees e where e.organization_id = new.organization_id and e.user_id = new.actor_id);
  return new;
end $$;
call own_function('mark_admin');
create or replace trigger mark_admin before insert on audit_log for each row execute function mark_admin();
