-- Sends the link of a run to the courier; without a number there is nobody to send it to.
create or replace function send_run_link(p_organization text, p_order text, p_message jsonb, p_phone text) returns void
  language plpgsql as $$
begin
  if p_phone is null or p_message is null then return; end if;
  perform send_messages(p_organization, p_order,
    json_build_array(p_message || jsonb_build_object('recipient', p_phone)), '');
end $$;
call internal_function('send_run_link');
