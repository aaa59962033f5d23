-- `shop_with_menus` for processes of the release before, to which nothing declared is an empty list.
create or replace function shop_in_locales(p_shop text, p_locales text[], p_sold_since timestamptz, p_lost text[], p_most integer)
  returns json
  language sql stable security definer set search_path = public, pg_temp as $$
    select replace(replace(shop_with_menus(p_shop, p_locales, p_sold_since, p_lost, p_most)::text,
      '"allergens" : null', '"allergens" : []'), '"diets" : null', '"diets" : []')::json
  $$;
call own_function('shop_in_locales');
