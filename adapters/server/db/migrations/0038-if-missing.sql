-- What a customer wants where something of an order is missing and they do not answer. Orders of before have what is missing removed.

create domain if_missing as text check (value in ('remove', 'replace', 'cancel'));
alter table orders add column if_missing if_missing not null default 'remove';
