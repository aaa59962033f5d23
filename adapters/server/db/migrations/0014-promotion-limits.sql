-- Adds to promotions the limits that have no column of their own, under the names that core gives them; one that is
-- absent does not limit.
alter table promotions add column limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object');
