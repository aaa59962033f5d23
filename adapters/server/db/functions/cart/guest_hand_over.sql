-- From now on, and for so long, a guest makes no cart; those made before are visible to every read after this call.
create or replace function guest_hand_over(p_guest text, p_millis integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_until constant timestamptz := clock_timestamp() + p_millis * interval '1 millisecond';
begin
  perform pg_advisory_xact_lock(guest_lock(p_guest));
  insert into guest_handovers as h (guest_hash, until) values (p_guest, v_until)
    on conflict (guest_hash) do update set until = v_until;
  -- Each login deletes what has expired, so that the table stays as small as a minute's logins.
  delete from guest_handovers where ctid = any (array(
    select h.ctid from guest_handovers h where h.until < statement_timestamp() limit 100 for update skip locked));
end $$;
call own_function('guest_hand_over');
