-- What the invitation of a token's hash says, to whom, and by which organization; null when there is none such, or not any more.
create or replace function invitation_find(p_hash text, p_now timestamptz) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select json_build_object(
        'organizationId', o.id, 'organizationName', o.name, 'role', i.role, 'email', i.email,
        'hasAccount', exists (select from users u where u.email = i.email))
      from staff_invitations i join organizations o on o.id = i.organization_id
     where i.token_hash = p_hash and i.expires_at > p_now);
end $$;
call own_function('invitation_find');
