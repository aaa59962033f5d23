-- What a shop's people set is written by the version that they read. These rise with such writes alone, where the other
-- versions rise with anything that an order is decided on.

alter table locations add column settings_version integer not null default 1;
alter table zones add column version integer not null default 1;
alter table promotions add column version integer not null default 1;
alter table shops add column settings_version integer not null default 1;
alter table organizations add column version integer not null default 1;
