-- Takes whom they were for out of the orders of these customers. What was sold and paid stays; so does the company of an
-- invoice, noted in `kept_invoices` until accounting needs it no more.
create or replace function erase_orders(p_organizations text[], p_customers text[], p_erased text, p_email text, p_address jsonb)
  returns void
  language plpgsql as $$
declare
  v_orders text[];
  -- Nothing of theirs is older, and the audit is read by its time.
  v_since timestamptz;
begin
  select coalesce(array_agg(o.id::text), '{}') into v_orders from orders o
    where o.organization_id = any (p_organizations) and o.customer_id = any (p_customers);
  select min(c.created_at) into v_since from customers c
    where c.organization_id = any (p_organizations) and c.id = any (p_customers);
  insert into kept_invoices (organization_id, order_id, placed_at)
    select o.organization_id, o.id, o.placed_at from orders o
     where o.organization_id = any (p_organizations) and o.id = any (v_orders) and o.company_invoice is not null;
  update orders o set contact_first_name = p_erased, contact_last_name = null, contact_phone = p_erased, email = p_email,
      delivery_address = case when o.delivery_address is not null then p_address end, kitchen_note = null
    where o.organization_id = any (p_organizations) and o.id = any (v_orders);
  update order_lines l set notes = null
    where l.organization_id = any (p_organizations) and l.order_id = any (v_orders) and l.notes is not null;
  update order_runs r set token_hash = null
    where r.organization_id = any (p_organizations) and r.order_id = any (v_orders) and r.token_hash is not null;
  update order_complaints c set text = p_erased, answer = case when c.answer is not null then p_erased end
    where c.organization_id = any (p_organizations) and c.order_id = any (v_orders);
  update order_line_changes c set note = null
    where c.organization_id = any (p_organizations) and c.order_id = any (v_orders) and c.note is not null;
  update events e set text = null
    where e.organization_id = any (p_organizations) and e.order_id = any (v_orders) and e.text is not null;
  update audit_log a set detail = a.detail - array['text', 'resolution']
    where a.organization_id = any (p_organizations) and a.at >= v_since and a.subject = any (v_orders)
      and a.detail ?| array['text', 'resolution'];
  update audit_log a set detail = a.detail - 'reason'
    where a.organization_id = any (p_organizations) and a.at >= v_since and a.subject = any (p_customers) and a.detail ? 'reason';
end $$;
call internal_function('erase_orders');
