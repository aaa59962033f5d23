-- The whole published menu of a shop as it is edited: every entry in all languages (core/menu/draft/menu-entry.ts).
create or replace function menu_entries(p_organization text, p_shop text)
  returns json
  language sql stable
  as $$
    with s as (select * from shops where organization_id = p_organization and id = p_shop)
    select json_build_object('entries', coalesce((
      select json_agg(e.entry) from (
        select json_build_object('type', 'category', 'id', c.id, 'order', c.position,
            'names', texts_in_locales(c.translations, 'name', s.locale, c.name)) as entry
          from s join categories c on c.organization_id = s.organization_id and c.shop_id = s.id and c.archived_at is null
        union all
        select json_build_object('type', 'modifierGroup', 'id', g.id, 'order', g.position,
            'names', texts_in_locales(g.translations, 'name', s.locale, g.name),
            'singleChoice', g.single_choice, 'minChoices', g.min_choices, 'maxChoices', g.max_choices,
            'sourceKey', g.source_key)
          from s join modifier_groups g on g.organization_id = s.organization_id and g.shop_id = s.id
            and g.archived_at is null
        union all
        select json_build_object('type', 'modifier', 'id', m.id, 'groupId', m.group_id, 'order', m.position,
            'names', texts_in_locales(m.translations, 'name', s.locale, m.name),
            'priceByLocation', coalesce((
              select json_object_agg(r.location_id, money_json(r.price, s.currency)) from modifier_prices r
               where r.organization_id = m.organization_id and r.modifier_id = m.id), '{}'),
            'allergens', m.allergens, 'diets', m.diets, 'sourceKey', m.source_key)
          from s join modifiers m on m.organization_id = s.organization_id and m.shop_id = s.id and m.archived_at is null
          join modifier_groups g on g.organization_id = m.organization_id and g.id = m.group_id and g.archived_at is null
        union all
        select json_build_object('type', 'product', 'id', p.id, 'slug', p.slug, 'order', p.position,
            'categoryId', p.category_id,
            'names', texts_in_locales(p.translations, 'name', s.locale, p.name),
            'descriptions', texts_in_locales(p.translations, 'description', s.locale, p.description),
            'picture', case when p.picture is not null then json_build_object(
              'url', p.picture ->> 'url', 'width', p.picture -> 'width', 'height', p.picture -> 'height',
              'alts', texts_in_locales(p.translations, 'alt', s.locale, p.picture ->> 'alt')) end,
            'modifierGroupsIds', coalesce((
              select json_agg(l.group_id order by l.position, l.group_id) from product_modifier_groups l
               where l.organization_id = p.organization_id and l.product_id = p.id), '[]'),
            'redeemableByPoints', p.redeemable_by_points, 'redeemableFor', p.redeemable_for,
            'priceByLocation', coalesce((
              select json_object_agg(r.location_id, money_json(r.price, s.currency)) from product_prices r
               where r.organization_id = p.organization_id and r.product_id = p.id), '{}'),
            'availableFor', p.available_for, 'vatRate', p.vat_rate::text, 'allergens', p.allergens, 'diets', p.diets,
            'weight', p.weight, 'nutrition', p.nutrition, 'isFeatured', p.featured, 'sourceKey', p.source_key)
          from s join products p on p.organization_id = s.organization_id and p.shop_id = s.id and p.archived_at is null) e),
      '[]'))
  $$;
