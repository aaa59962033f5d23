-- When the publication of a menu that was scheduled could not be made, until somebody schedules or publishes again.

alter table menu_drafts add column missed_at timestamptz;
