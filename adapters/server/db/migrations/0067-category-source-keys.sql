-- The key of a category in the file that it was imported from, as products, groups and modifiers have theirs.
alter table categories add column source_key text;
create unique index categories_by_source on categories (organization_id, shop_id, source_key) where source_key is not null;
