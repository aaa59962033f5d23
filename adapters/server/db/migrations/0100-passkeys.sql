-- Passkeys of accounts, the challenges that one is made for or answers, and by which one a session began.

create table passkeys (
  user_id ulid not null references users on delete cascade,
  id ulid not null,
  name text not null check (name <> ''),
  -- It was made on this host and signs in there alone.
  host text not null check (host <> ''),
  -- In base64url, as browsers write it: of all accounts no two have the same.
  credential text not null unique check (credential <> ''),
  -- COSE in base64url: it checks signatures and makes none.
  public_key text not null check (public_key <> ''),
  -- Of the last signature that was accepted; 0 where the authenticator counts nothing.
  counter bigint not null check (counter >= 0),
  added_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, id)
);
call protect_scope('passkeys', 'accounts');

create table passkey_challenges (
  token_hash sha256_hash primary key,
  challenge text not null check (challenge <> ''),
  -- Who adds one; null where somebody signs in, and nobody knows yet who.
  user_id ulid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_user on passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_by_end on passkey_challenges (expires_at);
call protect_scope('passkey_challenges', 'accounts');

-- Null where a session began without one; also of one that is gone.
alter table sessions add column passkey_id ulid;
