-- Keeps messages about an order to be sent; {{number}} in their texts is the placeholder of its spoken number.
create or replace function send_messages(p_organization text, p_order text, p_messages json, p_number text) returns void
  language plpgsql as $$
begin
  if json_array_length(p_messages) = 0 then return; end if;
  insert into outbox (id, organization_id, order_id, channel, kind, recipient, subject, text, dedupe_key, created_at,
      due_at, expires_at)
    select m.id, p_organization, p_order, m.channel, m.kind, m.recipient,
           replace(m.subject, '{{number}}', p_number), replace(m.text, '{{number}}', p_number),
           m.dedupe_key, m.created_at, m.due_at, m.expires_at
      from json_to_recordset(p_messages) as m(id text, channel text, kind text, recipient text, subject text, text text,
        dedupe_key text, created_at timestamptz, due_at timestamptz, expires_at timestamptz)
    on conflict (dedupe_key) do nothing;
end $$;
call internal_function('send_messages');
