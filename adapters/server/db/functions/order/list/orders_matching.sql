-- The text of a query for the orders that pass a filter, as `id` and `placed_at`: only what is filtered by stands in it, so
-- that each filter has a plan of its own. In it $1 is the organization, $2 the filter, $3 its statuses, $4 the locations
-- that the asking employee works at, $5 the words of a searched name, of which the first is looked for (`rarest_first`), $6 the
-- statuses of lost orders, $7 and $8 how many are wanted from where on: of what a name finds it answers no more than that takes.
create or replace function orders_matching(p_filter jsonb, p_statuses text[], p_workplaces text[], p_words text[]) returns text
  language plpgsql immutable as $$
declare
  v_placed text := '';
  v_of_order text := '';
  v_of_word text;
  v_rest text;
  v_found text[];
begin
  if p_filter ? 'from' then v_placed := ' and %1$s.placed_at >= ($2 ->> ''from'')::timestamptz'; end if;
  if p_filter ? 'before' then v_placed := v_placed || ' and %1$s.placed_at < ($2 ->> ''before'')::timestamptz'; end if;
  if p_statuses is not null then
    v_of_order := ' and o.status = any ($3)';
  end if;
  if p_workplaces is not null then v_of_order := v_of_order || ' and o.location_id = any ($4)'; end if;
  if p_filter ? 'location_id' then v_of_order := v_of_order || ' and o.location_id = ($2 ->> ''location_id'')'; end if;
  if p_filter ? 'fulfillment_method' then
    v_of_order := v_of_order || ' and o.fulfillment_method = ($2 ->> ''fulfillment_method'')';
  end if;
  if p_filter ? 'payment_method' then
    v_of_order := v_of_order || ' and o.payment_method = ($2 ->> ''payment_method'')';
  end if;
  if p_filter ? 'source' then v_of_order := v_of_order || ' and o.source = ($2 ->> ''source'')'; end if;
  if p_filter ? 'is_first' then
    v_of_order := v_of_order || case when (p_filter ->> 'is_first')::boolean then ' and' else ' and not' end
      || ' exists (select from first_orders x where x.organization_id = $1 and x.order_id = o.id)';
  end if;
  if p_filter ? 'late_at' then
    v_of_order := v_of_order || ' and (o.ended_at is null or o.ended_at > o.promised_at) and o.status <> all ($6)
      and coalesce(o.ended_at, ($2 ->> ''late_at'')::timestamptz)
        > coalesce(o.promised_at, (o.promise ->> ''latest'')::timestamptz)';
  end if;
  if p_filter ? 'is_complained' then
    v_of_order := v_of_order || ' and exists (select from order_complaints c
      where c.organization_id = $1 and c.order_id = o.id and c.resolved_at is null)';
  end if;
  if p_filter ? 'is_test' then
    v_of_order := v_of_order || case when (p_filter ->> 'is_test')::boolean then ' and o.is_test' else ' and not o.is_test' end;
  end if;
  if not p_filter ? 'is_searched' then
    return 'select o.id, o.placed_at from orders o where o.organization_id = $1' || v_of_order || format(v_placed, 'o');
  end if;

  v_of_word := 'select w.order_id as id, w.placed_at from order_words w'
    || case when v_of_order = '' then '' else ' join orders o on o.organization_id = $1 and o.id = w.order_id' end
    || ' where w.organization_id = $1' || v_of_order || format(v_placed, 'w');
  if p_words is not null then
    -- Of two words of a name that begin with it the first counts, so that an order is found once.
    select string_agg(case when u.at = 1
          then format('position('' '' || ($5)[%s] in w.words) = position('' '' || w.word || '' '' in w.words)', u.at)
          else format('position('' '' || ($5)[%s] in w.words) > 0', u.at) end, ' and ')
      into v_rest from unnest(p_words) with ordinality as u(word, at);
    -- Many orders are found by few words that begin so, and the index has those of one word in the order of the list.
    v_found := array_append(v_found, format('select x.id, x.placed_at from begun_words($1, ($5)[1], null) s(word)
      cross join lateral (%1$s and w.word = s.word and %2$s order by w.placed_at %3$s, w.order_id %3$s limit $7 + $8) x',
      v_of_word, v_rest, case when p_filter ? 'oldest_first' then 'asc' else 'desc' end));
  end if;
  if p_filter ? 'phone_end' then
    v_found := array_append(v_found, v_of_word || ' and w.word >= ''#'' || reverse($2 ->> ''phone_end'')
      and w.word < ''#'' || reverse($2 ->> ''phone_end'') || '':''');
  end if;
  if p_filter ? 'number' then
    v_found := array_append(v_found, v_of_word || case when p_filter ? 'number_prefix'
      then ' and w.word = ''='' || ($2 ->> ''number'') || '' '' || ($2 ->> ''number_prefix'')'
      else ' and w.word >= ''='' || ($2 ->> ''number'') || '' '' and w.word < ''='' || ($2 ->> ''number'') || ''!''' end);
  end if;
  -- One order may be found by its number and by its phone.
  return array_to_string(coalesce(v_found, array[v_of_word || ' and false']), ' union ');
end $$;
