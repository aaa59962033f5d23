-- What a redirect may be is core's to say, as domains of which each limit stands once.

create domain redirect_path as text check (value ~ '^/.' and char_length(value) <= 200);
create domain redirect_target as text check (char_length(value) between 1 and 500);
create domain redirect_status as smallint check (value between 301 and 302);

alter table redirects
  drop constraint redirects_path_check, drop constraint redirects_check, drop constraint redirects_status_check;
alter table redirects
  alter column path type redirect_path,
  alter column leads_to type redirect_target,
  alter column status type redirect_status;

-- By the name of what it belongs to.
drop function if exists enter_run(text, integer, text, text, text[], integer, text);
alter table order_runs rename column entry_hash to lookup_hash;
alter index order_runs_by_entry rename to order_runs_by_lookup;
