-- Who keeps a message says until when it is worth sending: the database adds no end of its own.

comment on column outbox.expires_at is 'From then on sending it would help nobody; null is never.';
