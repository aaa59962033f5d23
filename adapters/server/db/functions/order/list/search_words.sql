-- The words of a text as they are searched for: in lower case, without marks, sorted, each once.
create or replace function search_words(p_text text) returns text[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg(distinct w.word order by w.word), '{}')
      from regexp_split_to_table(
        lower(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]+', '', 'g')), '[[:space:][:punct:]]+') as w(word)
     where w.word <> ''
  $$;
