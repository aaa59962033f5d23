-- What a browser said it is when somebody signed in with it: people tell their sessions apart by it.

alter table sessions add column agent text check (char_length(agent) <= 300);
