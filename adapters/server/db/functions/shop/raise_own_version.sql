-- Versions rise with every write, whichever statement it is: what a server keeps in memory and what an order was decided on name them.
create or replace function raise_own_version() returns trigger
  language plpgsql as $$
begin
  if new is distinct from old and new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create or replace trigger version_own before update on locations for each row execute function raise_own_version();
create or replace trigger version_own before update on shops for each row execute function raise_own_version();
