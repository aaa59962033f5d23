-- Keeps a table append-only for every role. Of one column, where the trigger names it, parts may be taken away, so that a
-- deleted account leaves no name behind; nothing is ever put in their place.
create or replace function refuse_change() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_nargs = 1 then
    if to_jsonb(new) - tg_argv[0] = to_jsonb(old) - tg_argv[0]
        and coalesce(to_jsonb(old) -> tg_argv[0] @> nullif(to_jsonb(new) -> tg_argv[0], 'null'), true) then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger append_only before update or delete on points_ledger
  for each row execute function refuse_change();
create or replace trigger append_only_all before truncate on points_ledger
  for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on events
  for each row execute function refuse_change('text');
create or replace trigger append_only before update or delete on audit_log
  for each row execute function refuse_change('detail');
