-- How many messages of an organization failed is asked with every look at its board; few ever do.

create index outbox_failed on outbox (organization_id, failed_at) where failed_at is not null;
