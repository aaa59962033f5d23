-- The words of a searched name with the one first that begins the fewest words of noted names, of which the longest: the
-- orders of each word that it begins are read until enough are found. More than twenty are not told apart.
create or replace function rarest_first(p_organization text, p_words text[]) returns text[]
  language sql stable
  as $$
    select array_agg(u.word order by n.words, length(u.word) desc, u.at)
      from unnest(p_words) with ordinality as u(word, at)
      cross join lateral (
        with recursive begun as (
          (select w.word, 1 as n from order_words w where w.organization_id = p_organization and w.word >= u.word
             and w.word < u.word || chr(1114111) order by w.word limit 1)
          union all
          select (select w.word from order_words w where w.organization_id = p_organization and w.word > b.word
                    and w.word < u.word || chr(1114111) order by w.word limit 1), b.n + 1
            from begun b where b.word is not null and b.n < 20)
        select count(*) as words from begun where word is not null) n
  $$;
call internal_function('rarest_first');
