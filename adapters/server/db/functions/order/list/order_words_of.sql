-- What an order is found by: the words of its contact's name, the end of the phone, the spoken number.
create or replace function order_words_of(p_first_name text, p_last_name text, p_phone text, p_count integer, p_prefix text)
  returns table (word text, words text)
  language plpgsql immutable as $$
declare
  v_words text[] := search_words(concat_ws(' ', p_first_name, p_last_name));
begin
  return query select w, ' ' || array_to_string(v_words, ' ') || ' ' from unnest(v_words) w;
  return query select '#' || reverse(regexp_replace(p_phone, '[^0-9]', '', 'g')), '';
  return query select '=' || p_count || ' ' || lower(p_prefix), '';
end $$;
