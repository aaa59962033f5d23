-- What all processes count together: uses of a key until a moment in milliseconds. Keys are hashes. A crash may forget
-- counts, so they cost no flush.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);
create index rate_limits_by_end on rate_limits (expire);
alter table rate_limits enable row level security;
alter table rate_limits force row level security;
create policy keeper on rate_limits for all to current_user using (true);
-- Nothing in it belongs to anybody, so that counting needs no transaction of its own.
create policy counting on rate_limits for all to diner_app using (true);
grant select, insert, update, delete on rate_limits to diner_app;

-- Browsers in which somebody signed in: guesses from elsewhere do not keep them out.
create table sign_in_devices (
  token_hash text not null check (char_length(token_hash) = 64),
  user_id ulid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index sign_in_devices_by_token on sign_in_devices (token_hash);
create index sign_in_devices_by_end on sign_in_devices (expires_at);
call protect_scope('sign_in_devices', 'accounts');
