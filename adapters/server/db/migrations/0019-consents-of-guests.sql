-- Lets guests' consents be found by their age: those past their retention are deleted.

create index consents_of_guests on consents (at) where user_id is null;
