-- Deletes pictures that no published product, no draft and no look of a shop names, with their files: those of `p_ids`, and those that were made
-- between `p_from` and `p_before`; at most `p_most`. Answers how many went.
create or replace function forget_pictures(p_ids text[], p_from timestamptz, p_before timestamptz, p_most integer)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  delete from pictures p
   using (
      select c.organization_id, c.id from pictures c
       where (c.id = any (p_ids) or c.made_at >= p_from and c.made_at < p_before)
         and not exists (
           select from products t
            where t.organization_id = c.organization_id and t.shop_id = c.shop_id and t.archived_at is null
              and split_part(t.picture ->> 'url', '/', 4) = c.id)
         and not exists (
           select from menu_draft_changes d
            where d.organization_id = c.organization_id and d.shop_id = c.shop_id
              and split_part(d.entry #>> '{picture,url}', '/', 4) = c.id)
         and not exists (
           select from shops s
            where s.organization_id = c.organization_id and s.id = c.shop_id and s.logo_id = c.id)
       order by c.id limit p_most for no key update of c skip locked) unnamed
   where p.organization_id = unnamed.organization_id and p.id = unnamed.id;
  get diagnostics gone = row_count;
  return gone;
end $$;
call own_function('forget_pictures');
