-- Web push to staff: the devices that are to learn of new orders, and the keys that this installation signs with.

alter domain message_channel drop constraint message_channel_check;
alter domain message_channel add constraint message_channel_check check (value in ('email', 'sms', 'push'));

-- Made by the first server process that finds none.
alter table installation
  add column push_public_key text,
  add column push_private_key text,
  add constraint installation_push_keys check ((push_public_key is null) = (push_private_key is null));

-- One for each session and organization; it ends with the session.
create table push_devices (
  organization_id ulid not null references organizations,
  session_hash sha256_hash not null references sessions on delete cascade,
  id ulid not null unique,
  user_id ulid not null references users on delete cascade,
  -- Where its user worked when it was switched on; null is every location.
  location_ids text[],
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (organization_id, session_hash)
);
create index push_devices_of_session on push_devices (session_hash);
call protect_tenant('push_devices');
