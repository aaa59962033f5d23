-- Places an order for whoever a token's hash signs in at that moment: what the order was decided on may have been read
-- a while before; without a hash (a demo) nobody has to be signed in. Answers 'session' where it does not sign in the user of the guards, else as order_place does.
create function order_place_as(p_session text, p_user text, p_now timestamptz, p_order json, p_lines json, p_guards json,
    p_messages json, p_key text, p_hash text, p_answer text)
  returns table (outcome text, failed_id text, number text, event bigint, answer text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_session is not null and not exists (select from sessions s where s.token_hash = p_session and s.user_id = p_user and s.expires_at > p_now) then
    outcome := 'session';
    return next;
    return;
  end if;
  return query select * from order_place(p_order, p_lines, p_guards, p_messages, p_key, p_hash, p_answer);
end $$;
call own_function('order_place_as(text, text, timestamptz, json, json, json, json, text, text, text)');
