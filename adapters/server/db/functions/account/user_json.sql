-- Everything about a signed-in person, across shops and organizations.
create or replace function user_json(p_user text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select json_build_object(
      'id', u.id, 'username', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
      'phone', u.phone, 'phoneVerifiedAt', instant(u.phone_verified_at), 'locale', u.locale, 'isAdmin', u.is_admin,
      'defaultFulfillmentMethod', u.default_fulfillment_method, 'defaultDeliveryAddress', u.default_delivery_address,
      'deliveryAddresses', u.delivery_addresses,
      'customers', coalesce((
        select json_agg(customer_json(c) order by c.id) from customers c where c.user_id = u.id), '[]'),
      'employees', coalesce((
        select json_agg(json_build_object('id', e.id, 'role', e.role, 'locationIds', e.location_ids,
            'organization', json_build_object('id', o.id, 'name', o.name,
              'shopIds', coalesce((
                select json_agg(s.id order by s.slug) from shops s where s.organization_id = o.id), '[]')))
            order by o.name, e.id)
          from employees e join organizations o on o.id = e.organization_id where e.user_id = u.id), '[]'))
      from users u where u.id = p_user);
end $$;
call own_function('user_json');
