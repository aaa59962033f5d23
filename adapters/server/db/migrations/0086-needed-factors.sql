-- Whether an organization needs a second factor of its staff, and whether a session began by one or added it.

alter table organizations add column needs_factor boolean not null default false;
alter table sessions add column is_two_factor boolean not null default false;
