-- Which versions of an organization's terms and privacy policy were accepted, with an order and with an account that was made
-- at one of its shops; null is the standard text.

alter table orders
  add column terms_version positive_int,
  add column privacy_version positive_int;

alter table users
  add column accepted_organization_id ulid references organizations,
  add column accepted_terms_version positive_int,
  add column accepted_privacy_version positive_int;
