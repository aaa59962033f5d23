-- Carts of guests and users.

create table carts (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  location_id ulid not null,
  revision nonneg_int not null,
  -- Bound at the first write: a user, or the secret of a guest.
  user_id ulid references users,
  guest_hash text,
  items jsonb not null default '[]',
  -- Unit prices as last answered, by item: {"<item id>": "12.50"}.
  unit_prices jsonb not null default '{}',
  presented_total amount,
  from_mobile_app boolean not null default false,
  ordered_as ulid,
  updated_at timestamptz not null,
  -- When a guest's cart was last seen, to the hour: it changes at most once an hour, so that a save changes no
  -- column of an index and a read of most carts writes nothing.
  seen_at timestamptz default now(),
  -- The last revision by each of the latest writers, from all of which the cart was made: {"<writer>": revision}.
  writers jsonb not null default '{}',
  primary key (organization_id, id),
  check ((user_id is null) <> (guest_hash is null)),
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
) with (fillfactor = 60);
create index carts_by_id on carts (id);
create index carts_of_guest on carts (guest_hash) where guest_hash is not null;
-- A cart that is ordered changes no column of an index, so that it is changed in its place.
create index carts_of_user on carts (user_id, shop_id) where user_id is not null;
create index carts_unseen on carts (seen_at) where guest_hash is not null;
call protect_tenant('carts');

-- Guests whose carts were just taken over at a login. The browser keeps sending the guest's secret until the login's
-- answer arrives; a cart that is made under it then would have an owner whom nobody is any more, so none is made.
create table guest_handovers (
  guest_hash text primary key,
  until timestamptz not null
);
create index guest_handovers_by_end on guest_handovers (until);
call protect_scope('guest_handovers', 'carts');
