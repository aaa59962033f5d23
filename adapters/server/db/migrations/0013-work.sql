-- What server processes share with each other.

-- Which process does a job now; the others leave it alone until the lease ends.
create table job_leases (
  name text primary key,
  holder text not null,
  until timestamptz not null,
  -- When its holder last came back to the job with everything done that was due; one that was never done is behind from
  -- its first lease on.
  done_at timestamptz default clock_timestamp()
);
call protect_scope('job_leases', 'jobs');

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
create policy owner_all on rate_limits for all to current_user using (true);
-- Nothing in it belongs to anybody, so that counting needs no transaction of its own.
create policy counting on rate_limits for all to diner_app using (true);
grant select, insert, update, delete on rate_limits to diner_app;

-- One row: what every process of this installation shares and nobody else may know.
create table installation (
  id boolean primary key default true check (id),
  -- Signs CSRF tokens; 244 random bits.
  signing_key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  created_at timestamptz not null default now()
);
call protect_scope('installation', 'installation');
insert into installation default values;

-- One row that a server process writes to know whether anything can be written.
create table heartbeat (
  id boolean primary key default true check (id),
  at timestamptz not null
) with (fillfactor = 10);
call protect_scope('heartbeat', 'heartbeat');
insert into heartbeat values (true, now());
