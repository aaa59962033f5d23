-- People are global; what they are to a shop or an organization is the tenant's.

create table users (
  id ulid primary key,
  email email not null unique,
  first_name person_name not null,
  last_name person_name not null,
  phone phone_number,
  phone_verified_at timestamptz,
  locale locale not null default 'ro',
  is_admin boolean not null default false,
  default_fulfillment_method fulfillment_method,
  default_delivery_address jsonb,
  delivery_addresses jsonb not null default '[]',
  accepts_marketing boolean not null default false,
  accepted_terms_at timestamptz,
  created_at timestamptz not null
);
-- A number belongs to the one account that proved it.
create unique index users_by_verified_phone on users (phone) where phone_verified_at is not null;
call protect_scope('users', 'accounts');

create table credentials (
  user_id ulid primary key references users on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);
call protect_scope('credentials', 'accounts');

create table sessions (
  token_hash sha256_hash primary key,
  user_id ulid not null references users on delete cascade,
  host text not null,
  selected_organization_id ulid references organizations on delete set null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);
call protect_scope('sessions', 'accounts');

-- Browsers in which somebody signed in: guesses from elsewhere do not keep them out.
create table sign_in_devices (
  token_hash sha256_hash not null,
  user_id ulid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index sign_in_devices_by_token on sign_in_devices (token_hash);
create index sign_in_devices_by_end on sign_in_devices (expires_at);
call protect_scope('sign_in_devices', 'accounts');

create table phone_verifications (
  id ulid primary key,
  user_id ulid not null references users on delete cascade,
  phone phone_number not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 100),
  -- How many codes were sent in a row; decides when the next one may be.
  sends positive_int not null default 1,
  used_at timestamptz,
  voided_at timestamptz,
  address text
);
create index phone_verifications_of_user on phone_verifications (user_id, sent_at desc);
create index phone_verifications_of_phone on phone_verifications (phone, sent_at desc);
call protect_scope('phone_verifications', 'accounts');

-- Who asked for a new password, whether or not there is such an account: looking that up, and writing the mail, is done
-- after the answer, so that the answer's time tells nothing.
create table password_reset_requests (
  id ulid primary key,
  login text not null,
  locale locale not null,
  -- Null where it was asked on a page of no shop.
  shop_slug text,
  asked_at timestamptz not null,
  queued_at timestamptz not null default now()
);
call protect_scope('password_reset_requests', 'accounts');

create table password_resets (
  token_hash sha256_hash primary key,
  user_id ulid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_of_user on password_resets (user_id);
call protect_scope('password_resets', 'accounts');

create table employees (
  organization_id ulid not null references organizations,
  id ulid not null,
  user_id ulid not null references users,
  role employee_role not null,
  -- Null is every location.
  location_ids text[],
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, user_id)
);
create index employees_of_user on employees (user_id);
call protect_tenant('employees');
