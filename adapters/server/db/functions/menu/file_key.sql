-- The key of a row in a menu file: the one that it had in the file it came from, else its id. Neither strict nor immutable: else
-- the planner would call it row by row instead of unfolding it.
create or replace function file_key(p_id text, p_source_key text, p_prefix text) returns text
  language sql stable parallel safe
  as $$ select case when starts_with(p_source_key, p_prefix) then substr(p_source_key, length(p_prefix) + 1) else p_id end $$;
