-- An amount as it is answered; null stays null. Neither strict nor immutable: else the planner would call it row by row
-- instead of unfolding it.
create or replace function money_json(value numeric, of_currency text) returns json
  language sql stable parallel safe
  as $$
    select case when value is not null then
      json_build_object('amount', value::numeric(14, 2)::text, 'currency', of_currency) end
  $$;
