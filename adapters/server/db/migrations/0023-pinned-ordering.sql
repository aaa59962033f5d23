-- A state of taking orders that was confirmed a second time, so that the end of the business day does not end it.

alter table locations add column ordering_pinned boolean not null default false;
-- Without an end it always meant that somebody has to end it.
update locations set ordering_pinned = true where ordering_mode <> 'online' and ordering_until is null;
alter table locations add constraint locations_ordering_ends
  check (ordering_mode = 'online' or ordering_pinned or ordering_until is not null);
