-- A price update as it is answered: its changes with the prices of now, and its history.
create or replace function price_update_json(u price_updates) returns json
  language sql stable
  as $$
    select json_build_object(
      'id', u.id, 'status', u.status, 'version', u.version, 'effectiveAt', instant(u.effective_at),
      'changes', coalesce((
        select json_agg(json_build_object(
            'type', case when c.product_id is not null then 'product' else 'modifier' end,
            'id', c.item_id, 'locationId', c.location_id,
            'name', coalesce(p.name, m.name), 'sectionName', coalesce(k.name, g.name),
            'expectedPrice', money_json(c.expected_price, s.currency),
            'newPrice', money_json(c.new_price, s.currency),
            'currentPrice', money_json(coalesce(pp.price, mp.price), s.currency))
            order by c.shop_id, m.id is not null, coalesce(k.position, g.position), coalesce(k.id, g.id),
              coalesce(p.position, m.position), c.item_id, c.location_id)
          from price_changes c
          join shops s on s.organization_id = c.organization_id and s.id = c.shop_id
          left join products p on p.organization_id = c.organization_id and p.id = c.product_id
          left join categories k on k.organization_id = p.organization_id and k.id = p.category_id
          left join product_prices pp on pp.organization_id = c.organization_id and pp.product_id = c.product_id
            and pp.location_id = c.location_id and p.archived_at is null
          left join modifiers m on m.organization_id = c.organization_id and m.id = c.modifier_id
          left join modifier_groups g on g.organization_id = m.organization_id and g.id = m.group_id
          left join modifier_prices mp on mp.organization_id = c.organization_id and mp.modifier_id = c.modifier_id
            and mp.location_id = c.location_id and m.archived_at is null
         where c.organization_id = u.organization_id and c.update_id = u.id), '[]'),
      'timeline', coalesce((
        select json_agg(json_build_object('move', v.move, 'at', instant(v.at), 'by', v.actor_name) order by v.version)
          from price_update_moves v
         where v.organization_id = u.organization_id and v.update_id = u.id), '[]'))
  $$;
