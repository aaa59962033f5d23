-- Gives a job to a process for a time, or renews it; `p_done` says that the holder's last run left nothing that was
-- due. No lease is longer than five minutes: one that says more was given while that
-- clock was ahead.
-- `at` is the database's time, whether or not the lease was given.
create or replace function job_lease_take(p_name text, p_holder text, p_millis integer, p_done boolean)
  returns table (taken boolean, at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  at := clock_timestamp();
  insert into job_leases as l (name, holder, until) values (p_name, p_holder, at + p_millis * interval '1 millisecond')
    on conflict (name) do update set holder = excluded.holder, until = excluded.until,
        done_at = case when p_done and l.holder = excluded.holder then job_lease_take.at else l.done_at end
      where l.holder = excluded.holder or l.until <= job_lease_take.at
        or l.until > job_lease_take.at + interval '5 minutes';
  taken := found;
  return next;
end $$;
call own_function('job_lease_take');
