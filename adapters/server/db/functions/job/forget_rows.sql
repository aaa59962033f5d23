-- Deletes what is kept for a time only: at most `p_limit` rows of a kind whose time was over before `p_before`; a part at
-- a time, so that nothing waits for it. Answers how many there were.
create or replace function forget_rows(p_kind text, p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_rows text := case p_kind
    when 'answers' then 'idempotency_keys t where t.created_at < $1'
    when 'sessions' then 'sessions t where t.expires_at < $1'
    when 'codes' then 'phone_verifications t where t.expires_at < $1'
    when 'sign_ins' then 'pending_sign_ins t where t.expires_at < $1'
    when 'challenges' then 'passkey_challenges t where t.expires_at < $1'
    when 'resets' then 'password_resets t where t.expires_at < $1'
    -- Sent ones and those that ended unsent, by the time in their ids: no index has to be kept for it.
    when 'messages' then 'outbox t where t.id < $3 and coalesce(t.sent_at, t.failed_at) is not null'
    when 'carts' then 'carts t where t.ordered_as is null and t.updated_at < $1'
    when 'guest_carts' then 'carts t where t.guest_hash is not null and t.seen_at < $1'
    when 'guest_consents' then 'consents t where t.user_id is null and t.at < $1'
    when 'analytics_events' then 'analytics_events t where t.received_at < $1' end;
  v_gone integer;
begin
  if v_rows is null then raise exception 'Nothing is kept for a time as %', p_kind; end if;
  execute format('delete from %s where ctid = any (array(select t.ctid from %s limit $2 for update skip locked))',
      split_part(v_rows, ' ', 1), v_rows)
    using p_before, p_limit, substr(make_ulid(p_before), 1, 10);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
call own_function('forget_rows');
