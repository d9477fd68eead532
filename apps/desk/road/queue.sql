-- graphile-worker returns no row, and adds no job, for a key whose job is being taken by a worker in a transaction
-- that has not committed yet. Asking again sees that worker's lock and adds a new job beside it.
-- A job that waits already keeps its time if asked to.
drop function if exists road.add_jobs(graphile_worker.job_spec[]);
create or replace function road.add_jobs(
  specs graphile_worker.job_spec[], keep_time boolean default false
) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  missing graphile_worker.job_spec[] := specs;
  added text[];
begin
  for attempt in 1..20 loop
    exit when missing is null or cardinality(missing) = 0;
    -- A statement of its own: as a part of the next one it would not run at all where no job has a key.
    added := array(
      select job.key from graphile_worker.add_jobs(missing, keep_time) as job where job.key is not null
    );
    select array_agg(spec order by spec.job_key)
      into missing
      from unnest(missing) as spec
      where spec.job_key is not null and spec.job_key <> all (added);
  end loop;
  if cardinality(missing) > 0 then
    raise exception 'road: % jobs could not be announced', cardinality(missing);
  end if;
end
$$;

create or replace function road.add_job(
  task text, payload json, key text, run_at timestamptz default null, queue text default null
) returns void
language sql security definer set search_path = pg_catalog as $$
  select road.add_jobs(array[(task, payload, queue, run_at, null, key, null, null)::graphile_worker.job_spec]);
$$;

-- Few rows are news and go to the fast lane, each under its own key. Many are mass work: chunks in the slow lane,
-- which no breaking story has to wait for.
create or replace function road.announce(kind text, ids integer[]) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  few constant integer := 50;
  chunk_size constant integer := 200;
begin
  if ids is null or cardinality(ids) = 0 then
    return;
  elsif cardinality(ids) <= few then
    perform road.add_jobs(array(
      select (
        'project', json_build_object('kind', kind, 'id', item.id), null, null, null, kind || ':' || item.id, null, null
      )::graphile_worker.job_spec
      -- In one order for everybody, so that two announcements never wait for each other in a circle.
      from (select distinct unnest(ids) as id order by id) as item
    ));
  else
    perform graphile_worker.add_jobs(array(
      select (
        'project_many', json_build_object('kind', kind, 'ids', json_agg(item.id)), null, null, null, null, null, null
      )::graphile_worker.job_spec
      from (
        select id, (row_number() over (order by id) - 1) / chunk_size as chunk
        from (select distinct unnest(ids) as id) as given
      ) as item
      group by item.chunk
      order by item.chunk
    ));
  end if;
end
$$;

-- Without a key, which an editor's open transaction could be holding.
create or replace function road.ask_again(kind text, ids integer[]) returns void
language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_jobs(array(
    select (
      'project', json_build_object('kind', kind, 'id', id), null, null, null, null, null, null
    )::graphile_worker.job_spec
    from unnest(ids) as id
  ))
  where cardinality(ids) > 0;
$$;

create or replace function road.announce_fan_out(uses text[]) returns void
language sql security definer set search_path = pg_catalog as $$
  select road.add_jobs(array(
    select (
      'fan_out', json_build_object('use', used.use), null, null, null, 'fan-out:' || used.use, null, null
    )::graphile_worker.job_spec
    from (select distinct unnest(uses) as use order by use) as used
  ));
$$;

-- Every worker holds an advisory lock under its name while its connection lives. Jobs locked under a name that nobody
-- holds belong to the dead and are given back. (Just started, a worker may have a job before it has its lock.)
create or replace function road.worker_key(worker text) returns integer
language sql immutable set search_path = pg_catalog as $$
  select hashtext('road.worker:' || worker);
$$;

create or replace function road.unlock_dead() returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  dead text[];
begin
  select array_agg(distinct held.locked_by) into dead
  from (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ) as held
  where held.locked_at < now() - interval '2 seconds'
    and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 2 and classid = 7209
        and objid = (road.worker_key(held.locked_by)::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database())
    );
  if dead is null then
    return 0;
  end if;
  perform graphile_worker.force_unlock_workers(dead);
  return cardinality(dead);
end
$$;
