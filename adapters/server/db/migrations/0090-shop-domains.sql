-- The own domain of a shop is written by the version that its editor read. No two shops have one: the directory is keyed by it.

alter table shops add column domain_version integer not null default 1;
