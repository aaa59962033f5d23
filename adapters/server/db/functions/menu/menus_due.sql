-- Drafts of menus of every organization whose time to be published has come, the longest due first.
create or replace function menus_due(p_now timestamptz, p_limit integer)
  returns table (organization_id text, shop_id text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.organization_id, d.shop_id from menu_drafts d
     where d.publish_at is not null and d.publish_at <= p_now
     order by d.publish_at, d.shop_id limit p_limit
  $$;
call own_function('menus_due');
