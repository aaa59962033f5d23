-- The words of noted names that begin so, each once, at most so many: the index is asked for one after the other.
create or replace function begun_words(p_organization text, p_beginning text, p_most integer) returns setof text
  language sql stable
  as $$
    with recursive begun as (
      (select w.word, 1 as n from order_words w where w.organization_id = p_organization and w.word >= p_beginning
         and w.word < p_beginning || chr(1114111) order by w.word limit 1)
      union all
      select (select w.word from order_words w where w.organization_id = p_organization and w.word > b.word
                and w.word < p_beginning || chr(1114111) order by w.word limit 1), b.n + 1
        from begun b where b.word is not null and (p_most is null or b.n < p_most))
    select word from begun where word is not null
  $$;
call internal_function('begun_words');
