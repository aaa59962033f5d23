-- What a message is about, so that staff reads it in a list; null is what a release before wrote. An organization's own are
-- read from the last one on.

alter table outbox add column kind text;
create index outbox_of_organization on outbox (organization_id, id) where organization_id is not null;
