-- Loosens the domain of languages to their form: which languages there are is core's to say, and what comes in is
-- checked by that list before it gets here.

alter domain locale drop constraint locale_check;
alter domain locale add constraint locale_check check (value ~ '^[a-z]{2}$');
