-- The second factor of staff: what an authenticator was given, recovery codes, and sign-ins that wait for one of its codes.

create table second_factors (
  user_id ulid primary key references users on delete cascade,
  -- In base32: a code is checked by the secret itself.
  secret text not null check (char_length(secret) between 16 and 128),
  created_at timestamptz not null,
  -- Null until a code proved that an authenticator has the secret.
  confirmed_at timestamptz,
  -- The step of the last code that was accepted; no code is accepted twice.
  last_step bigint not null default 0
);
call protect_scope('second_factors', 'accounts');

create table recovery_codes (
  user_id ulid not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
call protect_scope('recovery_codes', 'accounts');

create table pending_sign_ins (
  token_hash sha256_hash primary key,
  user_id ulid not null references users on delete cascade,
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);
create index pending_sign_ins_of_user on pending_sign_ins (user_id);
create index pending_sign_ins_by_end on pending_sign_ins (expires_at);
call protect_scope('pending_sign_ins', 'accounts');
