-- Announces the rows of a statement that readers see, or saw before it: road.watch(table, kind, seen).
create or replace function road.announce_statement() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
declare
  kind constant text := tg_argv[0];
  seen constant text := tg_argv[1];
  ids integer[];
begin
  -- Whoever fills the tables by the million and rebuilds the indices afterwards says so, for its own session alone.
  if current_setting('road.silent', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    execute format('select array_agg(id) from new_rows where %s', seen) into ids;
  elsif tg_op = 'DELETE' then
    execute format('select array_agg(id) from old_rows where %s', seen) into ids;
  else
    execute format(
      'select array_agg(id) from (select id from new_rows where %1$s union select id from old_rows where %1$s) as rows',
      seen
    ) into ids;
  end if;
  perform road.announce(kind, ids);
  return null;
end
$$;

-- Pairing changes neither side, but each shows the way to the other.
create or replace function road.announce_pair() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if current_setting('road.silent', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform road.announce(kind::text, array_agg(cn::integer) || array_agg(en::integer)) from new_rows group by kind;
  elsif tg_op = 'DELETE' then
    perform road.announce(kind::text, array_agg(cn::integer) || array_agg(en::integer)) from old_rows group by kind;
  else
    perform road.announce(kind::text, array_agg(cn::integer) || array_agg(en::integer))
      from (select kind, cn, en from new_rows union all select kind, cn, en from old_rows) as sides group by kind;
  end if;
  return null;
end
$$;

-- A picture has no document of its own: what embeds it is projected again.
create or replace function road.announce_embedded() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform road.announce_fan_out(array(select tg_argv[0] || ':' || id from old_rows));
  return null;
end
$$;

-- Items carry the ids of their industries' parents: a moved industry is in every one of its items.
create or replace function road.announce_moved_industries() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform road.announce_fan_out(array(
    select 'industry:' || id from old_rows join new_rows using (id)
    where old_rows.parent_id is distinct from new_rows.parent_id
  ));
  return null;
end
$$;

-- What a product's values are compared by is counted in its property's unit: one that changes, or is new to the
-- dictionary, is in every product that names it.
create or replace function road.announce_changed_units() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
declare
  changed text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(key) into changed from new_rows;
  else
    select array_agg(new_rows.key) into changed from new_rows join old_rows using (id)
      where (new_rows.key, new_rows.unit) is distinct from (old_rows.key, old_rows.unit);
  end if;
  if changed is null or current_setting('road.silent', true) = 'on' then
    return null;
  end if;
  perform road.announce('product', array(
    select id from public.products
    where (live_cn or live_en)
      and jsonb_path_query_array(specs, '$[*].property') ?| changed
  ));
  return null;
end
$$;

-- The desk keeps its schedule in its own table; this wakes it at the time.
create or replace function road.announce_schedule() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform road.add_job('wake', json_build_object('id', id), 'wake:' || id, wait_until)
    from new_rows
    where wait_until is not null and completed_at is null and has_error is not true and processing is not true;
  return null;
end
$$;

-- Transition tables want one trigger for each event.
create or replace function road.watch_statements(
  watched regclass, handler text, events text[], arguments text[] default '{}'
) returns void
language plpgsql set search_path = pg_catalog as $$
declare
  event text;
  transition text;
begin
  foreach event in array events loop
    transition := case event
      when 'insert' then 'referencing new table as new_rows'
      when 'delete' then 'referencing old table as old_rows'
      else 'referencing old table as old_rows new table as new_rows'
    end;
    execute format(
      'create or replace trigger %I after %s on %s %s for each statement execute function road.%I(%s)',
      'road_' || handler || '_' || event, event, watched, transition, handler,
      (select string_agg(quote_literal(argument), ', ' order by position)
       from unnest(arguments) with ordinality as given(argument, position))
    );
  end loop;
end
$$;

create or replace function road.watch(watched regclass, kind text, seen text default 'true') returns void
language sql set search_path = pg_catalog as $$
  select road.watch_statements(watched, 'announce_statement', array['insert', 'update', 'delete'], array[kind, seen]);
$$;

select road.watch('public.articles', 'article', $$_status = 'published'$$);
select road.watch('public.videos', 'video', $$_status = 'published'$$);
select road.watch('public.video_blocks', 'video_block');
select road.watch('public.white_papers', 'paper', $$_status = 'published'$$);
select road.watch('public.pages', 'page', $$_status = 'published'$$);
select road.watch('public.media_items', 'media_item', $$_status = 'published'$$);
select road.watch('public.banners', 'banner');
select road.watch('public.blogrolls', 'blogroll');
select road.watch('public.front_pages', 'front_page');
select road.watch('public.suppliers', 'supplier', 'live_cn or live_en');
select road.watch('public.products', 'product', 'live_cn or live_en');
select road.watch('public.magazines', 'magazine');
select road.watch('public.issues', 'issue', 'live_cn or live_en');
select road.watch('public.shows', 'show', 'live_cn or live_en');
select road.watch('public.listings', 'listing', $$state = 'live'$$);
select road.watch('public.offices', 'office');
select road.watch('public.people', 'person');
select road.watch('public.vacancies', 'vacancy', 'live_cn or live_en');
select road.watch('public.milestones', 'milestone');
select road.watch('public.terms', 'term');
select road.watch('public.redirects', 'redirect');
select road.watch('public.industries', 'industry');
select road.watch('public.industry_groups', 'industry_group');
select road.watch('public.tags', 'tag');
select road.watch('public.properties', 'property');
select road.watch('public.settings', 'settings');
select road.watch('public.hot_keywords', 'hot_keyword');

select road.watch_statements('public.twin_pairs', 'announce_pair', array['insert', 'update', 'delete']);
select road.watch_statements('public.media', 'announce_embedded', array['update', 'delete'], array['media']);
select road.watch_statements(
  'public.private_files', 'announce_embedded', array['update', 'delete'], array['private_file']
);
select road.watch_statements('public.industries', 'announce_embedded', array['delete'], array['industry']);
select road.watch_statements('public.tags', 'announce_embedded', array['delete'], array['tag']);
select road.watch_statements('public.industries', 'announce_moved_industries', array['update']);
select road.watch_statements('public.properties', 'announce_changed_units', array['insert', 'update']);
select road.watch_statements('public.payload_jobs', 'announce_schedule', array['insert', 'update']);
