-- Where old paths of an organization's shops lead.

create table redirects (
  organization_id ulid not null references organizations,
  id ulid not null,
  -- Without the part that names the shop, decoded, in lower case.
  path text not null check (path ~ '^/.' and char_length(path) <= 200),
  leads_to text not null check (char_length(leads_to) between 1 and 500 and leads_to <> path),
  status smallint not null check (status in (301, 302)),
  primary key (organization_id, id),
  unique (organization_id, path)
);
call protect_tenant('redirects');
