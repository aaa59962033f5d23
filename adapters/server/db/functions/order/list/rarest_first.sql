-- The words of a searched name with the one first that begins the fewest words of noted names, of which the longest: the
-- orders of each word that it begins are read until enough are found. More than twenty are not told apart.
create or replace function rarest_first(p_organization text, p_words text[]) returns text[]
  language sql stable
  as $$
    select array_agg(u.word order by n.words, length(u.word) desc, u.at)
      from unnest(p_words) with ordinality as u(word, at)
      cross join lateral (select count(*) as words from begun_words(p_organization, u.word, 20)) n
  $$;
call internal_function('rarest_first');
