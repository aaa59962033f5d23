-- Kinds of values: what one value may be is a domain, and every limit of core stands here once
-- (tests/adapters/server/db/domains.test.ts compares them). They are domains rather than checks of a table also because a
-- table's checks are parsed again by every statement that writes to it.

grant usage on schema public to diner_app, diner_functions;
revoke create on schema public from public;

create domain ulid as text collate "C" check (char_length(value) = 26);
create domain sha256_hash as text check (char_length(value) = 64);
create domain nonneg_int as integer check (value >= 0);
create domain positive_int as integer check (value > 0);
create domain amount as numeric(14, 2) check (value = round(value, 2));
create domain amount_from_zero as numeric(14, 2) check (value >= 0 and value = round(value, 2));
create domain vat_rate as numeric(5, 2) check (value between 0 and 100);
create domain currency as char(3) check (value in ('RON', 'USD'));
create domain locale as text check (value in ('ro', 'en'));
create domain latitude as double precision check (value between -90 and 90);
create domain longitude as double precision check (value between -180 and 180);

create domain person_name as text check (char_length(value) <= 50);
-- What JavaScript writes in lower case PostgreSQL may write otherwise, by its version of Unicode and its collation: an
-- email has one form, and the server makes it. Here only the letters are checked that everybody agrees on.
create domain email as text check (char_length(value) <= 254 and value = lower(value collate "C"));
create domain phone_number as text check (value ~ '^\+[1-9][0-9]{5,14}$');
create domain employee_role as text check (value in ('owner', 'manager', 'employee', 'courier'));

create domain shop_slug as text check (
  value ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' and value not in ('diner', 'www', 'api', 'admin'));
create domain ordering_mode as text check (value in ('online', 'busy', 'paused'));
create domain ordering_scope as text check (value in ('all', 'pickup', 'delivery'));
create domain fulfillment_method as text check (value in ('pickup', 'delivery'));
create domain fulfillment_methods as text[] check (value <@ array['pickup', 'delivery']);
create domain payment_method as text check (value in ('cash', 'card_at_handover'));
create domain payment_methods as text[] check (value <@ array['cash', 'card_at_handover']);
create domain payment_status as text check (value in ('due', 'paid', 'refunded'));

create domain quantity as smallint check (value between 1 and 99);
create domain line_note as text check (char_length(value) <= 140);
create domain kitchen_note as text check (char_length(value) <= 250);
create domain order_status as text check (value in
  ('pending', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'fulfilled', 'rejected', 'cancelled'));
create domain order_source as text check (value in ('web', 'app', 'phone'));
create domain order_holds as text check (value in ('held', 'released', 'used'));
create domain order_actor as text check (value in ('customer', 'staff', 'courier', 'system'));
create domain reason_text as text check (char_length(value) <= 200);
create domain points_entry_type as text check (value in
  ('earn', 'hold', 'capture', 'release', 'adjust', 'expire', 'clawback'));

create domain message_channel as text check (value in ('email', 'sms'));
