-- Writes down what projections of one kind found, unless a newer one has been written down already. One at a time for
-- each kind, so that whoever comes second sees the first.
create or replace function road.hold(found_kind text, projections jsonb) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtext('road.hold'), hashtext(found_kind));
  insert into road.projection as held (kind, id, edition, version, written, hash, face, tags, uses)
  select found_kind, id, edition, version, written, hash, face, tags, uses
  from jsonb_to_recordset(projections) as found(
    id integer, edition text, version bigint, written bigint, hash text, face text, tags text[], uses text[]
  )
  on conflict (kind, id, edition) do update set
    version = excluded.version,
    written = excluded.written,
    hash = excluded.hash,
    face = excluded.face,
    tags = excluded.tags,
    uses = excluded.uses
  where held.version < excluded.version;
end
$$;

-- The same for what was brought to readers. Two projections may have met on one item: what was written to the index by
-- the older, or left alone by one that did not know of the other, is asked for again.
create or replace function road.keep(found_kind text, projections jsonb) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  met integer[];
begin
  perform pg_advisory_xact_lock(hashtext('road.hold'), hashtext(found_kind));
  select array_agg(distinct found.id) into met
  from jsonb_to_recordset(projections) as found(
    id integer, edition text, version bigint, expected bigint, wrote boolean
  )
  left join road.projection as before
    on before.kind = found_kind and before.id = found.id and before.edition = found.edition
  where case
    when found.wrote then before.version > found.version
    else before.version is distinct from found.expected
  end;
  perform road.hold(found_kind, projections);
  perform road.ask_again(found_kind, met);
end
$$;

create or replace function road.announce_due(due_kind text, items jsonb) returns void
language sql security definer set search_path = pg_catalog as $$
  select road.add_jobs(array(
    select (
      'project', json_build_object('kind', due_kind, 'id', id, 'touch', true),
      null, min(at), null, 'due:' || due_kind || ':' || id, null, null
    )::graphile_worker.job_spec
    from jsonb_to_recordset(items) as item(id integer, at timestamptz)
    group by id
    order by id
  ));
$$;

-- More than once each: the later ones are for answers that were being made from the old document during the first. Most
-- of those are there within 300 ms, and a reader should see the new text within a second.
drop function if exists road.ask_purge(text[], text[], text[], interval, interval);
create or replace function road.ask_purge(
  edges text[], soft text[], hard text[], waits interval[] default null
) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if cardinality(soft) + cardinality(hard) = 0 then
    return;
  end if;
  insert into road.purge (edge, due, hard, tags)
  select edge, clock_timestamp() + wait, asked.hard, asked.tags
  from unnest(edges) as edge
  cross join unnest(coalesce(waits, '{0, 300 milliseconds, 700 milliseconds, 1500 milliseconds}')) as wait
  cross join (select false as hard, soft as tags union all select true, ask_purge.hard) as asked
  where cardinality(asked.tags) > 0;
  perform road.add_jobs(array(
    select (
      'purge', json_build_object('edge', edge), 'purge:' || edge, null, null, 'purge:' || edge, null, null
    )::graphile_worker.job_spec
    from (select distinct unnest(edges) as edge order by edge) as every
  ));
end
$$;

-- What others embed of these has changed. Those who do are listed now; and once more when whoever was reading in this
-- very moment has finished, since they may have read the old and are not in the ledger yet.
create or replace function road.announce_faces(changed text[]) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if cardinality(changed) = 0 then
    return;
  end if;
  perform road.announce_fan_out(array(
    select use from unnest(changed) as use
    where exists (select from road.projection where uses @> array[use])
  ));
  perform road.announce_late_check(changed, nextval('road.version'));
end
$$;

create or replace function road.announce_late_check(changed text[], since bigint) returns void
language sql security definer set search_path = pg_catalog as $$
  select road.add_job(
    'check_fan_out', json_build_object('uses', changed, 'since', since), null, now() + interval '30 seconds'
  );
$$;

create or replace function road.check_fan_out(changed text[], since bigint) returns void
language sql security definer set search_path = pg_catalog as $$
  select road.add_jobs(array(
    select (
      'fan_out', json_build_object('use', use, 'since', since), null, null, null, 'fan-out:' || use, null, null
    )::graphile_worker.job_spec
    from unnest(changed) as use
    where exists (select from road.projection where uses @> array[use] and version < since)
    order by use
  ));
$$;

-- Lists anew what uses something and was last read before the given version. Returns the number of chunks.
create or replace function road.list_fan_out(used text, since bigint) returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  chunk_size constant integer := 400;
  chunks integer;
begin
  delete from road.fan_out where use = used;
  with item as (
    select kind, id, (row_number() over (partition by kind order by id) - 1) / chunk_size as part
    from (
      select distinct kind, id from road.projection where uses @> array[used] and version < list_fan_out.since
    ) as old
  ), chunk as (
    select kind, array_agg(id order by id) as ids from item group by kind, part order by kind, part
  )
  insert into road.fan_out (use, chunk, kind, ids) select used, nextval('road.version'), kind, ids from chunk;
  get diagnostics chunks = row_count;
  return chunks;
end
$$;

-- Told together and a little later: an editor who saves three times has changed one page, and crawlers count requests.
create or replace function road.ask_crawl(untold jsonb) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if jsonb_array_length(untold) = 0 then
    return;
  end if;
  insert into road.crawl (crawler, address, asked_at)
  select crawler, address, clock_timestamp()
  from jsonb_to_recordset(untold) as page(crawler text, address text)
  group by crawler, address
  order by crawler, address
  on conflict (crawler, address) do update set asked_at = excluded.asked_at;
  perform road.add_jobs(array(
    select (
      'tell_crawler', json_build_object('crawler', crawler), 'crawl:' || crawler, now() + interval '30 seconds', null,
      'crawl:' || crawler, null, null
    )::graphile_worker.job_spec
    from (select distinct crawler from jsonb_to_recordset(untold) as page(crawler text) order by crawler) as every
  ), true);
end
$$;
