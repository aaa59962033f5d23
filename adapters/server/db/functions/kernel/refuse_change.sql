-- Keeps a table append-only for every role.
create or replace function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger append_only before update or delete on points_ledger
  for each row execute function refuse_change();
create or replace trigger append_only_all before truncate on points_ledger
  for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on events
  for each row execute function refuse_change();
create or replace trigger append_only before update or delete on audit_log
  for each row execute function refuse_change();
