-- Who is asked by mail to join the staff of an organization. The row goes when the link is used.

create table staff_invitations (
  organization_id ulid not null references organizations,
  id ulid not null,
  email email not null,
  role employee_role not null,
  -- Null is every location.
  location_ids text[],
  token_hash sha256_hash not null unique,
  invited_by ulid references users on delete set null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, email)
);
create index staff_invitations_of_email on staff_invitations (email);
call protect_tenant('staff_invitations');
