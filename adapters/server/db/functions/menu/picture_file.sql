-- One file of a picture, which everybody who has its address may see; null where there is none.
create or replace function picture_file(p_id text, p_width integer, p_form text)
  returns bytea
  language sql stable security definer set search_path = public, pg_temp as $$
    select f.bytes from picture_files f where f.picture_id = p_id and f.width = p_width and f.form = p_form
$$;
call own_function('picture_file');
