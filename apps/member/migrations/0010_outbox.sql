-- Letters that follow from what was stored: posted in the same transaction, sent after it. Only ids are kept here; who
-- gets a letter and what it says is read from the rows when it is sent.
create table outbox (
  id bigint generated always as identity primary key,
  subject integer references members (id) on delete cascade,
  region text not null,
  edition text not null,
  created timestamptz not null default now(),
  template text not null,
  refers jsonb not null,
  -- dropped: what it would have told of is gone
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  attempts integer not null default 0,
  problem text,
  done timestamptz
);
create index outbox_subject on outbox (subject);
create index outbox_waiting on outbox (created) where state = 'waiting';
create index outbox_failed on outbox (created) where state = 'failed';

-- The queue's own migrations begin with making their schema, which this role may not; they find it made, and this.
create table if not exists member_jobs.migrations (
  id int primary key,
  ts timestamptz not null default now(),
  breaking boolean not null default false
);

-- Every worker holds an advisory lock under its name while its connection lives. Jobs locked under a name that nobody
-- holds belong to the dead and are given back. (Just started, a worker may have a job before it has its lock.)
create function worker_key(worker text) returns integer
language sql immutable set search_path = pg_catalog as $$
  select hashtext('member.worker:' || worker);
$$;

create function unlock_dead() returns integer
language plpgsql set search_path = pg_catalog as $$
declare
  dead text[];
begin
  select array_agg(distinct locked_by) into dead
  from member_jobs._private_jobs
  where locked_at < now() - interval '2 seconds'
    and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 2 and classid = 7209
        and objid = (member.worker_key(locked_by)::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database())
    );
  if dead is null then
    return 0;
  end if;
  perform member_jobs.force_unlock_workers(dead);
  return cardinality(dead);
end
$$;
