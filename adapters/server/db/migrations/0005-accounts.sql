-- People are global; what they are to a shop or an organization is the tenant's.

create table users (
  id ulid primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  phone_verified_at timestamptz,
  locale text not null default 'ro' check (locale in ('ro', 'en')),
  is_admin boolean not null default false,
  default_fulfillment_method text check (default_fulfillment_method in ('pickup', 'delivery')),
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
  token_hash text primary key check (char_length(token_hash) = 64),
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

create table phone_verifications (
  id ulid primary key,
  user_id ulid not null references users on delete cascade,
  phone text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 100),
  -- How many codes were sent in a row; decides when the next one may be.
  sends integer not null default 1 check (sends >= 1),
  used_at timestamptz,
  voided_at timestamptz,
  address text
);
create index phone_verifications_of_user on phone_verifications (user_id, sent_at desc);
create index phone_verifications_of_phone on phone_verifications (phone, sent_at desc);
call protect_scope('phone_verifications', 'accounts');

create table password_resets (
  token_hash text primary key check (char_length(token_hash) = 64),
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
  role text not null check (role in ('owner', 'manager', 'employee', 'courier')),
  -- Null is every location.
  location_ids text[],
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, user_id)
);
create index employees_of_user on employees (user_id);
call protect_tenant('employees');

-- Mail and messages on their way. A key that was used once makes no second message.
create table outbox (
  id ulid primary key,
  organization_id ulid references organizations,
  order_id ulid,
  channel message_channel not null,
  recipient text not null,
  subject text,
  text text not null,
  dedupe_key text unique,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_due on outbox (due_at) where sent_at is null and failed_at is null;
create index outbox_of_order on outbox (order_id) where sent_at is null;
call protect_scope('outbox', 'outbox');

-- Which process does a job now; the others leave it alone until the lease ends.
create table job_leases (
  name text primary key,
  holder text not null,
  until timestamptz not null
);
call protect_scope('job_leases', 'jobs');

create function session_find(p_hash text, p_now timestamptz) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select json_build_object(
        'userId', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'phone', u.phone,
        'phoneVerifiedAt', instant(u.phone_verified_at), 'locale', u.locale, 'isAdmin', u.is_admin,
        'host', s.host, 'seenAt', instant(s.seen_at), 'expiresAt', instant(s.expires_at),
        'selectedOrganizationId', s.selected_organization_id,
        'employees', (
          select coalesce(json_agg(json_build_object(
              'id', e.id, 'organizationId', e.organization_id, 'role', e.role, 'locationIds', e.location_ids)
              order by e.id), '[]')
            from employees e where e.user_id = u.id))
      from sessions s join users u on u.id = s.user_id
     where s.token_hash = p_hash and s.expires_at > p_now);
end $$;
call own_function('session_find(text, timestamptz)');

-- Which process does a job now: true for the holder alone, until its lease ends.
create function take_lease(p_name text, p_holder text, p_now timestamptz, p_until timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into job_leases as l (name, holder, until) values (p_name, p_holder, p_until)
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where l.holder = excluded.holder or l.until <= p_now;
  return found;
end $$;
call own_function('take_lease(text, text, timestamptz, timestamptz)');

-- Hands out messages that are due, one batch to one sender: a message is tried again after its pause at the earliest.
create function outbox_claim(p_now timestamptz, p_limit integer)
  returns table (id text, channel text, recipient text, subject text, text text, attempts integer, created_at timestamptz)
  language sql security definer set search_path = public, pg_temp
  as $$
    update outbox m
       set attempts = m.attempts + 1,
           due_at = p_now + least(interval '1 hour', interval '30 seconds' * power(2, m.attempts))
     where m.id in (
       select o.id from outbox o where o.sent_at is null and o.failed_at is null and o.due_at <= p_now
        order by o.due_at limit p_limit for update skip locked)
    returning m.id, m.channel, m.recipient, m.subject, m.text, m.attempts, m.created_at
  $$;
call own_function('outbox_claim(timestamptz, integer)');
