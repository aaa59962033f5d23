-- Legal texts in an organization's own words: the draft of each document, and its publications, which stay as they are.

create domain legal_document as text check (value in ('terms', 'privacy', 'cookies', 'refund'));

create table legal_drafts (
  organization_id ulid not null references organizations,
  document legal_document not null,
  -- Counts the edits: what is published is what was seen.
  version positive_int not null,
  -- What is said in each language.
  content jsonb not null,
  primary key (organization_id, document)
);
call protect_tenant('legal_drafts');

create table legal_versions (
  organization_id ulid not null references organizations,
  document legal_document not null,
  number positive_int not null,
  content jsonb not null,
  actor_id ulid not null,
  actor_name text not null,
  at timestamptz not null,
  primary key (organization_id, document, number)
);
call protect_tenant('legal_versions');
revoke update, delete on legal_versions from diner_app, diner_functions;
