-- The menu of a shop as a menu file holds it, in the domain's own names. A row that came from such a file has the key that
-- it had there (its source key without `p_prefix`), any other one its id. Runs as who calls it, within one organization.
create or replace function menu_file(p_shop text, p_prefix text) returns json
  language sql stable
  as $$
    select json_build_object(
      'shop', json_build_object('name', s.name, 'currency', s.currency, 'locale', s.locale),
      'locations', coalesce((
        select json_agg(json_build_object('slug', l.slug, 'name', l.name) order by l.position, l.slug)
          from locations l where l.organization_id = s.organization_id and l.shop_id = s.id), '[]'),
      'categories', coalesce((
        select json_agg(json_build_object('key', file_key(c.id, c.source_key, p_prefix), 'name', c.name,
            'translations', c.translations) order by c.position, c.id)
          from categories c where c.organization_id = s.organization_id and c.shop_id = s.id), '[]'),
      'modifierGroups', coalesce((
        select json_agg(json_build_object('key', file_key(g.id, g.source_key, p_prefix), 'name', g.name,
            'translations', g.translations, 'singleChoice', g.single_choice, 'minChoices', g.min_choices,
            'maxChoices', g.max_choices,
            'modifiers', coalesce((
              select json_agg(json_build_object('key', file_key(m.id, m.source_key, p_prefix), 'name', m.name,
                  'translations', m.translations, 'allergens', m.allergens, 'diets', m.diets,
                  'prices', coalesce((
                    select json_object_agg(l.slug, r.price::text order by l.slug)
                      from modifier_prices r
                      join locations l on l.organization_id = r.organization_id and l.id = r.location_id
                     where r.organization_id = m.organization_id and r.modifier_id = m.id), '{}'))
                  order by m.position, m.id)
                from modifiers m
               where m.organization_id = g.organization_id and m.group_id = g.id and m.archived_at is null), '[]'))
            order by g.position, g.id)
          from modifier_groups g where g.organization_id = s.organization_id and g.shop_id = s.id), '[]'),
      'products', coalesce((
        select json_agg(json_build_object('key', file_key(p.id, p.source_key, p_prefix), 'slug', p.slug,
            'category', file_key(c.id, c.source_key, p_prefix), 'name', p.name, 'description', p.description,
            'translations', p.translations, 'picture', p.picture - 'sources', 'vatRate', p.vat_rate::text,
            'availableFor', p.available_for, 'allergens', p.allergens, 'diets', p.diets, 'weight', p.weight,
            'nutrition', p.nutrition, 'redeemableByPoints', p.redeemable_by_points, 'redeemableFor', p.redeemable_for,
            'featured', p.featured,
            'prices', coalesce((
              select json_object_agg(l.slug, r.price::text order by l.slug)
                from product_prices r
                join locations l on l.organization_id = r.organization_id and l.id = r.location_id
               where r.organization_id = p.organization_id and r.product_id = p.id), '{}'),
            'modifierGroups', coalesce((
              select json_agg(file_key(g.id, g.source_key, p_prefix) order by k.position, g.id)
                from product_modifier_groups k
                join modifier_groups g on g.organization_id = k.organization_id and g.id = k.group_id
               where k.organization_id = p.organization_id and k.product_id = p.id), '[]'))
            order by p.position, p.id)
          from products p
          join categories c on c.organization_id = p.organization_id and c.id = p.category_id
         where p.organization_id = s.organization_id and p.shop_id = s.id and p.archived_at is null), '[]'))
      from shops s where s.id = p_shop
  $$;
call own_function('menu_file');
