-- Takes the company out of at most `p_limit` orders of deleted accounts that were placed before then; answers how many.
create or replace function forget_invoices(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_kept record;
  v_gone integer := 0;
begin
  for v_kept in
    delete from kept_invoices where ctid = any (array(
      select k.ctid from kept_invoices k where k.placed_at < p_before order by k.placed_at limit p_limit for update skip locked))
      returning organization_id, order_id
  loop
    update orders o set company_invoice = null
      where o.organization_id = v_kept.organization_id and o.id = v_kept.order_id;
    v_gone := v_gone + 1;
  end loop;
  return v_gone;
end $$;
call own_function('forget_invoices');
