-- Notes that a message did not go out: it is handed out again after its pause, or never where `p_final` says so.
create or replace function outbox_failed(p_id text, p_token text, p_reason text, p_final boolean, p_pause_millis integer)
  returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update outbox m set last_error = p_reason, claim_token = null,
        retry_at = clock_timestamp() + p_pause_millis * interval '1 millisecond',
        failed_at = case when p_final then clock_timestamp() end
      where m.id = p_id and m.claim_token = p_token and m.sent_at is null
  $$;
call own_function('outbox_failed');
