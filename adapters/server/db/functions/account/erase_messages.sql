-- Messages to a person or about their orders, and the words by which staff's search finds these; the numbers stay. The
-- marks of what was noted are locked before, so that no words of before are written after.
create or replace function erase_messages(p_organizations text[], p_customers text[], p_recipients text[],
    p_words text[]) returns void
  language plpgsql as $$
declare
  v_orders text[];
begin
  select coalesce(array_agg(o.id::text), '{}') into v_orders from orders o
    where o.organization_id = any (p_organizations) and o.customer_id = any (p_customers);
  delete from outbox m where m.order_id = any (v_orders) or m.recipient = any (p_recipients);
  perform from order_words_noted n where n.organization_id = any (p_organizations) order by n.organization_id for no key update;
  delete from order_words w
    where w.organization_id = any (p_organizations) and w.word = any (p_words) and w.order_id = any (v_orders);
end $$;
call internal_function('erase_messages');
