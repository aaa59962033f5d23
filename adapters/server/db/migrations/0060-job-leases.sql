-- Jobs by the database's clock: a process whose own clock is wrong neither keeps the others from a job nor does one
-- too early. `take_lease`, `orders_unanswered` and `forget_old` stay for processes of the release before.

-- When its holder last came back to the job with everything done that was due.
alter table job_leases add column done_at timestamptz;

-- Gives a job to a process for a time, or renews it; `p_done` says that the holder's last run left nothing that was
-- due. No lease is longer than five minutes: one that says more was written by a process whose clock was ahead.
-- `at` is the database's time, whether or not the lease was given.
create function job_lease_take(p_name text, p_holder text, p_millis integer, p_done boolean)
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
call own_function('job_lease_take(text, text, integer, boolean)');

-- Pending orders whose time to be answered is over, of every organization, after the one that was read last: one that
-- cannot be rejected keeps nobody else waiting.
create function orders_overdue(p_now timestamptz, p_after_due text, p_after_id text, p_limit integer)
  returns table (organization_id text, order_id text, due_at text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.organization_id, o.id, o.answer_by::text from orders o
     where o.status = 'pending' and o.answer_by <= p_now
       and (o.answer_by, o.id::text) > (coalesce(p_after_due::timestamptz, '-infinity'), coalesce(p_after_id, ''))
     order by o.answer_by, o.id limit p_limit
  $$;
call own_function('orders_overdue(timestamptz, text, text, integer)');

-- What is kept for a time only, one function a kind: each answers how many rows it deleted, `p_limit` at most.
create function forget_answers(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_gone integer;
begin
  delete from idempotency_keys where ctid in (
    select k.ctid from idempotency_keys k where k.created_at < p_now - interval '24 hours'
     limit p_limit for update skip locked);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
call own_function('forget_answers(timestamptz, integer)');

create function forget_sessions(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_gone integer;
begin
  delete from sessions where ctid in (
    select s.ctid from sessions s where s.expires_at < p_now limit p_limit for update skip locked);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
call own_function('forget_sessions(timestamptz, integer)');

create function forget_codes(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_gone integer;
begin
  delete from phone_verifications where ctid in (
    select v.ctid from phone_verifications v where v.expires_at < p_now - interval '2 days'
     limit p_limit for update skip locked);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
call own_function('forget_codes(timestamptz, integer)');

create function forget_resets(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_gone integer;
begin
  delete from password_resets where ctid in (
    select r.ctid from password_resets r where r.expires_at < p_now - interval '2 days'
     limit p_limit for update skip locked);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
call own_function('forget_resets(timestamptz, integer)');

create function forget_carts(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_gone integer;
begin
  delete from carts where ctid in (
    select c.ctid from carts c where c.ordered_as is null and c.updated_at < p_now - interval '90 days'
     limit p_limit for update skip locked);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
call own_function('forget_carts(timestamptz, integer)');

-- Sent ones and those that ended unsent, by the time in their ids: no index has to be kept for it.
create function forget_messages(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_gone integer;
begin
  delete from outbox where id in (
    select m.id from outbox m
     where m.id < substr(make_ulid(p_now - interval '7 days'), 1, 10) and coalesce(m.sent_at, m.failed_at) is not null
     order by m.id limit p_limit for update skip locked);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
call own_function('forget_messages(timestamptz, integer)');
