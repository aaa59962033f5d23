-- Who asked for a new password, whether or not there is such an account: looking that up, and writing the mail, is done
-- after the answer, so that the answer's time tells nothing.
create table password_reset_requests (
  id ulid primary key,
  login text not null,
  locale text not null,
  -- Null where it was asked on a page of no shop.
  shop_slug text,
  asked_at timestamptz not null,
  queued_at timestamptz not null default now()
);
call protect_scope('password_reset_requests', 'accounts');
