-- Adds what people agreed to. A subject is a user's id or, for a guest, the visitor id of a browser.
create table consents (
  subject text primary key check (subject ~* '^[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- Goes with the account.
  user_id ulid references users on delete cascade,
  visitor_id text,
  analytics boolean not null,
  marketing boolean not null,
  at timestamptz not null
);
create index consents_of_user on consents (user_id);
call protect_scope('consents', 'accounts');
