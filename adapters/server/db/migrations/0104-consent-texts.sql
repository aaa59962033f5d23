-- What the question of consent says is one more legal text, and an answer keeps which publication of an organization's it was
-- given to; to the standard text none.

alter domain legal_document drop constraint legal_document_check;
alter domain legal_document add constraint legal_document_check
  check (value in ('terms', 'privacy', 'cookies', 'refund', 'consent'));

create table consent_texts (
  organization_id ulid not null references organizations,
  -- Goes with the consent.
  subject text not null references consents on delete cascade,
  document legal_document not null default 'consent' check (document = 'consent'),
  number positive_int not null,
  -- What was said to it, and when.
  analytics boolean not null,
  marketing boolean not null,
  at timestamptz not null,
  primary key (organization_id, subject),
  foreign key (organization_id, document, number) references legal_versions
);
create index consent_texts_of_subject on consent_texts (subject);
call protect_tenant('consent_texts');
-- Who answers is of no organization.
create policy scope on consent_texts for all to diner_app using (current_setting('app.scope', true) = 'accounts');
