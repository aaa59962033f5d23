-- A page of the rows of a table that the caller sees, in the order of its key, for an archive: each cell as text, in the
-- order of the columns, which are named with what they hold; without those of `p_withheld`. `p_after` is the key that the
-- page before answered as `last`, null for the first page. Runs as who calls it, so that row-level security holds.
create or replace function archive_rows(p_table text, p_after json, p_withheld text[], p_limit integer) returns json
  language plpgsql stable as $$
declare
  v_columns json;
  v_cells text;
  v_names text;
  v_keys text;
  v_after text;
  v_rows json;
  v_last json;
begin
  select json_agg(json_build_object('name', c.name, 'kind', c.kind) order by c.n),
         string_agg(case c.form when 'instant' then format('instant(t.%I)', c.name)
                                when 'json' then format('to_json(t.%I)::text', c.name)
                                else format('t.%I::text', c.name) end, ', ' order by c.n)
    into v_columns, v_cells
    from (
      select a.attname as name, a.attnum as n,
             case when b.typname in ('json', 'jsonb') or b.typcategory = 'A' then 'json'
                  when b.typname = 'timestamptz' then 'instant' else 'plain' end as form,
             case when b.typname in ('json', 'jsonb') or b.typcategory = 'A' then 'json'
                  when b.typname = 'numeric' then 'decimal'
                  when b.typcategory = 'N' then 'integer'
                  when b.typcategory = 'B' then 'boolean'
                  else 'text' end as kind
        from pg_attribute a
        join pg_type t on t.oid = a.atttypid
        join pg_type b on b.oid = coalesce(nullif(t.typbasetype, 0), t.oid)
       where a.attrelid = p_table::regclass and a.attnum > 0 and not a.attisdropped
         and a.attname <> all (p_withheld)) c;
  select string_agg(format('t.%I', a.attname), ', ' order by k.n),
         string_agg(format('t.%I::text', a.attname), ', ' order by k.n)
    into v_keys, v_names
    from pg_index i
    cross join lateral unnest(i.indkey::smallint[]) with ordinality k(attnum, n)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
   where i.indrelid = p_table::regclass and i.indisprimary;
  select string_agg(quote_literal(e.value), ', ' order by e.n)
    into v_after
    from json_array_elements_text(p_after) with ordinality e(value, n);
  execute format(
    'select coalesce(json_agg(r.cells), ''[]''), (array_agg(r.key))[count(*)]
       from (select json_build_array(%s) as cells, json_build_array(%s) as key from %I t where %s order by %s limit %s) r',
    v_cells, v_names, p_table,
    case when v_after is null then 'true' else format('(%s) > (%s)', v_keys, v_after) end, v_keys, p_limit)
    into v_rows, v_last;
  return json_build_object('columns', v_columns, 'rows', v_rows, 'last', v_last);
end $$;
call own_function('archive_rows');
