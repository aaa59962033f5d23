-- Deletes test orders that are over with all that belongs to them, at most so many: of a shop all (`p_before` null), of any
-- shop those that were placed before then or before the shop was published. What they did is over: their statuses are
-- `p_over`, and no answer of staff waits to be sent. The rows of their events and numbers stay, since these have no gaps, and
-- so does the audit, both without what somebody wrote. Answers how many went.
create or replace function forget_test_orders(p_organization text, p_shop text, p_over text[], p_before timestamptz,
    p_most integer)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_order orders;
  v_gone integer := 0;
begin
  for v_order in
    select o.* from orders o
      join shops s on s.organization_id = o.organization_id and s.id = o.shop_id
     where o.is_test and o.status = any (p_over) and o.settle_at is null
       and o.organization_id = coalesce(p_organization, o.organization_id) and o.shop_id = coalesce(p_shop, o.shop_id)
       and (p_before is null or o.placed_at < p_before or o.placed_at < s.published_at)
     order by o.id limit p_most for update of o skip locked
  loop
    delete from idempotency_keys t where t.organization_id = v_order.organization_id and t.user_id = v_order.user_id
      and t.order_id = v_order.id;
    delete from order_printings t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from order_complaints t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from order_refunds t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from order_line_changes t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from courier_actions t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from order_runs t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from phone_orders t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from kept_invoices t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from outbox t where t.order_id = v_order.id;
    delete from order_words t
      using unnest(search_words(concat_ws(' ', v_order.contact_first_name, v_order.contact_last_name))
        || ('#' || reverse(regexp_replace(v_order.contact_phone, '[^0-9]', '', 'g')))
        || array(select '=' || n.n || ' ' || lower(n.prefix) from order_numbers n
                  where n.organization_id = v_order.organization_id and n.order_id = v_order.id)) as w(word)
     where t.organization_id = v_order.organization_id and t.word = w.word and t.placed_at = v_order.placed_at
       and t.order_id = v_order.id;
    update events t set text = null
      where t.organization_id = v_order.organization_id and t.order_id = v_order.id and t.text is not null;
    update audit_log t set detail = t.detail - array['text', 'resolution']
      where t.organization_id = v_order.organization_id and t.at >= v_order.placed_at and t.subject = v_order.id
        and t.detail ?| array['text', 'resolution'];
    delete from order_lines t where t.organization_id = v_order.organization_id and t.order_id = v_order.id;
    delete from orders t where t.organization_id = v_order.organization_id and t.id = v_order.id;
    v_gone := v_gone + 1;
  end loop;
  return v_gone;
end $$;
call own_function('forget_test_orders');
