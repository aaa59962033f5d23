-- Deletes all that was counted of a visitor, at every shop: the consent was taken back.
create or replace function forget_analytics_events(p_visitor text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from analytics_events e where e.visitor_id = p_visitor $$;
call own_function('forget_analytics_events');
