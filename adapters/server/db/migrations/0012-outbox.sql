-- Mail and messages on their way, in lanes: each channel by itself, codes and resets before all else. A key that was used
-- once makes no second message.

create table outbox (
  id ulid primary key,
  organization_id ulid references organizations,
  order_id ulid,
  channel message_channel not null,
  recipient text not null,
  subject text,
  text text not null,
  dedupe_key text unique,
  -- 0 before 1: codes and resets, then notifications of orders.
  priority smallint not null default 1,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- From then on sending it would help nobody; null is a day after it was due.
  expires_at timestamptz,
  attempts integer not null default 0,
  -- Not handed out before: a sender has it until then, or its pause lasts. `due_at` stays what it was written as.
  retry_at timestamptz not null default '-infinity',
  -- Of the sender that has it; one that lost it to another marks nothing.
  claim_token text,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_ready on outbox (channel, priority, greatest(due_at, retry_at))
  where sent_at is null and failed_at is null;
create index outbox_of_order on outbox (order_id) where sent_at is null;
call protect_scope('outbox', 'outbox');
