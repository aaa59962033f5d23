-- Lets a failed message of an organization go out once more, until then: 'sent_again', or what it is already ('waiting',
-- 'sent'), or 'kind' where it is none of `p_kinds` or a push. Null where there is no such message.
create or replace function message_send_again(p_organization text, p_id text, p_kinds text[], p_expires_at timestamptz)
  returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_message outbox;
begin
  select * into v_message from outbox m where m.id = p_id and m.organization_id = p_organization for no key update;
  if not found then return null; end if;
  if v_message.sent_at is not null then return 'sent'; end if;
  if v_message.failed_at is null then return 'waiting'; end if;
  if v_message.channel = 'push' or v_message.kind is null or v_message.kind <> all (p_kinds) then return 'kind'; end if;
  update outbox m set failed_at = null, last_error = null, claim_token = null, attempts = 0, retry_at = '-infinity',
      due_at = clock_timestamp(), expires_at = p_expires_at
    where m.id = p_id;
  return 'sent_again';
end $$;
call own_function('message_send_again');
