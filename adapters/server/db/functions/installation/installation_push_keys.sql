-- The keys that this installation signs its web push with: the ones that are kept, else those that are offered.
create or replace function installation_push_keys(p_public text, p_private text)
  returns table (public_key text, private_key text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update installation set push_public_key = p_public, push_private_key = p_private where push_public_key is null;
  return query select i.push_public_key, i.push_private_key from installation i;
end $$;
call own_function('installation_push_keys');
