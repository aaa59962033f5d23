-- The delivery zones of a location are written as a whole, by the version that their editor read.

alter table locations add column zones_version integer not null default 1;
