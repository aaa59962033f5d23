-- The text of a query for the orders that pass a filter, as `id` and `placed_at`: only what is filtered by stands in it, so
-- that each filter has a plan of its own. In it $1 is the organization, $2 the filter, $3 its statuses, $4 the locations
-- that the asking employee works at, $5 the words of a searched name, $6 the statuses of lost orders.
create or replace function orders_matching(p_filter jsonb, p_statuses text[], p_workplaces text[], p_words text[]) returns text
  language plpgsql immutable as $$
declare
  v_words text;
  v_found text[];
  v_of_order text := '';
  v_text text;
  v_time text;
begin
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
  if p_filter ? 'late_at' then
    v_of_order := v_of_order || ' and (o.ended_at is null or o.ended_at > o.promised_at) and o.status <> all ($6)
      and coalesce(o.ended_at, ($2 ->> ''late_at'')::timestamptz)
        > coalesce(o.promised_at, (o.promise ->> ''latest'')::timestamptz)';
  end if;

  if p_words is not null then
    -- The longest word is likely the rarest. Of two words of a name that begin with it the first counts, so that an order
    -- is found once, and nothing has to be sorted for that.
    select string_agg(case when i.rank = 1 then format('w.word >= ($5)[%1$s] and w.word < ($5)[%1$s] || chr(1114111)
          and position('' '' || ($5)[%1$s] in w.words) = position('' '' || w.word || '' '' in w.words)', i.at)
        else format('position('' '' || ($5)[%s] in w.words) > 0', i.at) end, ' and ' order by i.rank)
      into v_words
      from (select u.at, row_number() over (order by length(u.word) desc, u.at) as rank
              from unnest(p_words) with ordinality as u(word, at)) i;
    v_found := array_append(v_found, v_words);
  end if;
  if p_filter ? 'phone_end' then
    v_found := array_append(v_found, 'w.word >= ''#'' || reverse($2 ->> ''phone_end'')
      and w.word < ''#'' || reverse($2 ->> ''phone_end'') || '':''');
  end if;
  if p_filter ? 'number' then
    v_found := array_append(v_found, case when p_filter ? 'number_prefix'
      then 'w.word = ''='' || ($2 ->> ''number'') || '' '' || ($2 ->> ''number_prefix'')'
      else 'w.word >= ''='' || ($2 ->> ''number'') || '' '' and w.word < ''='' || ($2 ->> ''number'') || ''!''' end);
  end if;

  if p_filter ? 'is_searched' then
    v_time := 'k.placed_at';
    -- One order may be found by its number and by its phone.
    select string_agg('select w.order_id, w.placed_at from order_words w where w.organization_id = $1 and ' || c.condition,
        ' union ') into v_text from unnest(coalesce(v_found, '{false}')) c(condition);
    v_text := 'select k.order_id as id, k.placed_at from (' || v_text || ') k'
      || case when v_of_order = '' then ' where true'
           else ' join orders o on o.organization_id = $1 and o.id = k.order_id where true' || v_of_order end;
  else
    v_time := 'o.placed_at';
    v_text := 'select o.id, o.placed_at from orders o where o.organization_id = $1' || v_of_order;
  end if;
  if p_filter ? 'from' then v_text := v_text || format(' and %s >= ($2 ->> ''from'')::timestamptz', v_time); end if;
  if p_filter ? 'before' then v_text := v_text || format(' and %s < ($2 ->> ''before'')::timestamptz', v_time); end if;
  return v_text;
end $$;
