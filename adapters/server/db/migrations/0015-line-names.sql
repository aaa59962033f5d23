-- Adds to the lines of orders what product and modifiers are called in each language of the menu, by locale:
-- {"ro": {"name": …, "modifiers": {id: name}}}. Lines of before have none and keep the names they were ordered by.
alter table order_lines add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');
