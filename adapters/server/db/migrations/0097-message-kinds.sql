-- What a message is about, so that staff reads it in a list; null is what a release before wrote. And those that failed, which
-- are few.

alter table outbox add column kind text;
create index outbox_failed on outbox (organization_id, id) where failed_at is not null;
