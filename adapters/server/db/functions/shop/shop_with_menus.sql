-- A whole shop as the server keeps it in memory, with its menu in each language, read in one snapshot with the version that
-- names it; null when there is none. What is popular is `menu_in_locale`'s to say.
create or replace function shop_with_menus(p_shop text, p_locales text[], p_sold_since timestamptz, p_lost text[], p_most integer)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_shop shops;
begin
  select s.* into v_shop from directory d
    join shops s on s.organization_id = d.organization_id and s.id = d.shop_id
    where d.key = 'shop:' || p_shop;
  if not found then return null; end if;
  return json_build_object(
    'organizationId', v_shop.organization_id, 'shopId', v_shop.id, 'version', v_shop.version,
    'isPublished', v_shop.is_published, 'menuVersion', v_shop.menu_version, 'pointsPerUnit', trim_scale(v_shop.points_per_unit)::text,
    'logo', (select json_build_object('id', p.id, 'width', p.width, 'ground', v_shop.logo_ground)
      from pictures p where p.organization_id = v_shop.organization_id and p.id = v_shop.logo_id),
    'shop', json_build_object(
      'id', v_shop.id, 'slug', v_shop.slug, 'name', v_shop.name, 'customDomain', v_shop.custom_domain,
      'timezone', v_shop.timezone, 'currency', v_shop.currency, 'locale', v_shop.locale, 'colors', v_shop.colors,
      'features', json_build_object('coupons', v_shop.coupons_enabled, 'points', v_shop.points_enabled),
      'facebookPixelId', v_shop.facebook_pixel_id, 'googleMeasurementId', v_shop.google_measurement_id,
      'organization', (
        select json_build_object('id', o.id, 'name', o.name, 'legalName', o.legal_name, 'taxId', o.tax_id,
            'address', o.address, 'email', o.email, 'phone', o.phone)
          from organizations o where o.id = v_shop.organization_id)),
    'locations', coalesce((
      select json_agg(location_json(l, v_shop.currency) order by l.position, l.id) from locations l
       where l.organization_id = v_shop.organization_id and l.shop_id = v_shop.id), '[]'),
    'countedProductIds', coalesce((
      select json_object_agg(c.location_id, c.ids) from (
        select s.location_id, json_agg(s.product_id order by s.product_id) as ids from product_stock s
         where s.organization_id = v_shop.organization_id and s.shop_id = v_shop.id group by s.location_id) c), '{}'),
    'promotions', coalesce((
      select json_agg(promotion_json(p) order by p.id) from promotions p
       where p.organization_id = v_shop.organization_id and p.shop_id = v_shop.id and p.archived_at is null), '[]'),
    'redirects', coalesce((
      select json_agg(json_build_object('path', r.path, 'to', r.leads_to, 'status', r.status) order by r.path)
        from redirects r where r.organization_id = v_shop.organization_id), '[]'),
    'legal', coalesce((
      select json_agg(json_build_object('document', v.document, 'number', v.number) order by v.document) from (
        select l.document, max(l.number) as number from legal_versions l
         where l.organization_id = v_shop.organization_id and l.document <> 'consent' group by l.document) v), '[]'),
    -- Apart: the release before knows legal pages alone.
    'consentVersion', (
      select max(l.number) from legal_versions l
       where l.organization_id = v_shop.organization_id and l.document = 'consent'),
    'menus', (
      select json_object_agg(l.locale,
          menu_in_locale(v_shop.organization_id, v_shop.id, l.locale, p_sold_since, p_lost, p_most))
        from unnest(p_locales) as l(locale)));
end $$;
call own_function('shop_with_menus');
