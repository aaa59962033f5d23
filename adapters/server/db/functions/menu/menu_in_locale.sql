-- The menu of a shop in one language, as it is answered. Popular are the `p_most` products that sold best since
-- `p_sold_since`, in orders of other statuses than `p_lost`, and then what the shop puts forward. What has no pieces left is
-- sold out until somebody says how many there are.
create or replace function menu_in_locale(p_organization text, p_shop text, p_locale text, p_sold_since timestamptz, p_lost text[],
    p_most integer)
  returns json
  language sql stable
  as $$
    select json_build_object(
      'version', s.menu_version::text,
      'categories', coalesce((
        select json_agg(json_build_object('id', c.id, 'order', c.position,
            'name', coalesce(c.translations -> p_locale ->> 'name', c.name)) order by c.position, c.id)
          from categories c
         where c.organization_id = s.organization_id and c.shop_id = s.id and c.archived_at is null), '[]'),
      'products', coalesce((
        select json_agg(json_build_object(
            'id', p.id, 'slug', p.slug, 'order', p.position, 'categoryId', p.category_id,
            'name', coalesce(p.translations -> p_locale ->> 'name', p.name),
            'description', coalesce(p.translations -> p_locale ->> 'description', p.description),
            'picture', case when p.picture is not null then json_build_object(
              'url', p.picture ->> 'url', 'width', p.picture -> 'width', 'height', p.picture -> 'height',
              'alt', coalesce(p.translations -> p_locale ->> 'alt', p.picture ->> 'alt'),
              'sources', coalesce(p.picture -> 'sources', '[]')) end,
            'modifierGroupsIds', coalesce((
              select json_agg(g.group_id order by g.position, g.group_id) from product_modifier_groups g
               where g.organization_id = p.organization_id and g.product_id = p.id), '[]'),
            'redeemableByPoints', p.redeemable_by_points and s.points_enabled, 'redeemableFor', p.redeemable_for,
            'priceByLocation', coalesce((
              select json_object_agg(r.location_id, money_json(r.price, s.currency)) from product_prices r
               where r.organization_id = p.organization_id and r.product_id = p.id), '{}'),
            'currency', s.currency,
            'disabledUntilByLocation', coalesce((
              select json_object_agg(x.location_id, disabled_text(x.until)) from (
                select u.location_id, max(u.until) as until from (
                  select a.location_id, a.disabled_until as until from product_availability a
                   where a.organization_id = p.organization_id and a.product_id = p.id
                  union all
                  select t.location_id, '9999-12-31 23:59:59+00' from product_stock t
                   where t.organization_id = p.organization_id and t.product_id = p.id and t.count = 0) u
                 group by u.location_id) x), '{}'),
            'availableFor', p.available_for, 'vatRate', p.vat_rate::text, 'allergens', p.allergens, 'diets', p.diets,
            'weight', p.weight, 'nutrition', p.nutrition) order by p.position, p.id)
          from products p
         where p.organization_id = s.organization_id and p.shop_id = s.id and p.archived_at is null), '[]'),
      'modifierGroups', coalesce((
        select json_agg(json_build_object(
            'id', g.id, 'order', g.position, 'name', coalesce(g.translations -> p_locale ->> 'name', g.name),
            'singleChoice', g.single_choice, 'minChoices', g.min_choices, 'maxChoices', g.max_choices,
            'modifiers', coalesce((
              select json_agg(json_build_object(
                  'id', m.id, 'name', coalesce(m.translations -> p_locale ->> 'name', m.name), 'order', m.position,
                  'allergens', m.allergens, 'diets', m.diets,
                  'priceByLocation', coalesce((
                    select json_object_agg(r.location_id, money_json(r.price, s.currency)) from modifier_prices r
                     where r.organization_id = m.organization_id and r.modifier_id = m.id), '{}'),
                  'disabledUntilByLocation', coalesce((
                    select json_object_agg(a.location_id, disabled_text(a.disabled_until)) from modifier_availability a
                     where a.organization_id = m.organization_id and a.modifier_id = m.id), '{}'))
                  order by m.position, m.id)
                from modifiers m
               where m.organization_id = g.organization_id and m.group_id = g.id and m.archived_at is null), '[]'))
            order by g.position, g.id)
          from modifier_groups g
         where g.organization_id = s.organization_id and g.shop_id = s.id and g.archived_at is null), '[]'),
      'popularProductIds', coalesce((
        select json_agg(b.id order by b.sold desc, b.featured desc, b.position, b.id) from (
          select p.id, p.featured, p.position, coalesce(x.sold, 0) as sold
            from products p
            left join sold_lately(p_organization, p_shop, p_sold_since, p_lost) x on x.product_id = p.id
           where p.organization_id = s.organization_id and p.shop_id = s.id and p.archived_at is null
             and (p.featured or x.sold > 0)
           order by coalesce(x.sold, 0) desc, p.featured desc, p.position, p.id
           limit p_most) b), '[]'),
      'orderAgainProductIds', '[]'::json)
      from shops s where s.organization_id = p_organization and s.id = p_shop
  $$;
