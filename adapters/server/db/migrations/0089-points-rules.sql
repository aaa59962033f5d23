-- How a shop gives points is written by the version that its editor read.

alter table shops add column points_version integer not null default 1;
