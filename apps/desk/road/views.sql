-- Page views: figures by day, which stay, and what is needed to count each view once, which does not.

create schema if not exists views;

-- The last view of the stream that is in the figures. It is moved by the transaction that counts: no view is counted
-- twice or left out, whatever dies.
create table if not exists views.position (
  stream text primary key,
  last_id text not null
);

create table if not exists views.item_day (
  day date not null,
  edition text not null,
  kind text not null,     -- article, product …; industry for an industry's own site; screen for everything else
  item text not null,     -- an id, or a screen's path
  views integer not null,
  primary key (day, edition, kind, item)
);

-- An item counts for each of its industries and for their parents.
create table if not exists views.industry_day (
  day date not null,
  edition text not null,
  industry integer not null,
  views integer not null,
  primary key (day, edition, industry)
);

create table if not exists views.uncounted_day (
  day date not null,
  edition text not null,
  reason text not null,
  views integer not null,
  primary key (day, edition, reason)
);

-- What was left out of a banner's deliveries and clicks; what counted is in item_day, under the kind of the deed.
create table if not exists views.banner_uncounted_day (
  day date not null,
  edition text not null,
  banner integer not null,
  deed text not null,
  reason text not null,
  deeds integer not null,
  primary key (day, edition, banner, deed, reason)
);

create or replace view views.banner_day as
  select day, edition, item::integer as banner,
    coalesce(sum(views) filter (where kind = 'banner_seen'), 0)::integer as deliveries,
    coalesce(sum(views) filter (where kind = 'banner_click'), 0)::integer as clicks
  from views.item_day where kind in ('banner_seen', 'banner_click') group by day, edition, item;

-- What every view of an item is still worth: at `at` they were worth `heat`, and half of it a half-life later.
create table if not exists views.heat (
  edition text not null,
  kind text not null,
  item text not null,
  heat double precision not null,
  at timestamptz not null,
  primary key (edition, kind, item)
);

-- Who was counted for what, for half an hour; and how many views somebody sent in a minute, for that minute. They lie
-- together by time, so that forgetting them is cheap.
create table if not exists views.seen (
  visitor text not null,
  edition text not null,
  kind text not null,
  item text not null,
  at timestamptz not null,
  primary key (visitor, edition, kind, item)
);
create index if not exists seen_at on views.seen (at);

create table if not exists views.pace (
  visitor text not null,
  minute timestamptz not null,
  views integer not null,
  primary key (visitor, minute)
);
create index if not exists pace_minute on views.pace (minute);

-- The industries under whose lists an item stands, as the cache tags of its document spell them.
create or replace function views.industries_of(tags text[]) returns integer[]
language sql immutable set search_path = pg_catalog as $$
  select coalesce(array_agg(distinct substring(tag from '-list:i(\d+)$')::integer), '{}')
  from unnest(tags) as tag where tag ~ '-list:i\d+$';
$$;

-- What a heat of that moment is worth at a later one. (What has faded to nothing would be an error, not zero.)
create or replace function views.faded(
  heat double precision, since timestamptz, until timestamptz, half_life_hours double precision
) returns double precision
language sql immutable set search_path = pg_catalog as $$
  select heat * power(2, greatest(-1000, extract(epoch from since - until)::double precision / 3600 / half_life_hours));
$$;

create or replace function views.to_rows(counted jsonb) returns table (
  day date, edition text, kind text, item text, industries integer[], visitor text, at timestamptz
)
language sql immutable set search_path = pg_catalog as $$
  select * from jsonb_to_recordset(counted) as view(
    day date, edition text, kind text, item text, industries integer[], visitor text, at timestamptz
  );
$$;

-- Writes down what was judged, and how far.
create or replace function views.keep(
  read_stream text, last text, counted jsonb, uncounted jsonb, paces jsonb, half_life_hours double precision
) returns void
language plpgsql set search_path = pg_catalog as $$
begin
  insert into views.item_day as kept (day, edition, kind, item, views)
  select day, edition, kind, item, count(*) from views.to_rows(counted) group by day, edition, kind, item
  on conflict (day, edition, kind, item) do update set views = kept.views + excluded.views;

  insert into views.industry_day as kept (day, edition, industry, views)
  select day, edition, industry, count(*) from views.to_rows(counted) cross join unnest(industries) as industry
  group by day, edition, industry
  on conflict (day, edition, industry) do update set views = kept.views + excluded.views;

  insert into views.uncounted_day as kept (day, edition, reason, views)
  select day, edition, reason, count(*)
  from jsonb_to_recordset(uncounted) as view(day date, edition text, reason text, deed jsonb)
  where deed is null
  group by day, edition, reason
  on conflict (day, edition, reason) do update set views = kept.views + excluded.views;

  insert into views.banner_uncounted_day as kept (day, edition, banner, deed, reason, deeds)
  select day, edition, (deed ->> 'banner')::integer, deed ->> 'kind', reason, count(*)
  from jsonb_to_recordset(uncounted) as view(day date, edition text, reason text, deed jsonb)
  where deed is not null
  group by 1, 2, 3, 4, 5
  on conflict (day, edition, banner, deed, reason) do update set deeds = kept.deeds + excluded.deeds;

  insert into views.heat as kept (edition, kind, item, heat, at)
  select edition, kind, item, sum(views.faded(1, at, moment, half_life_hours)), moment
  from views.to_rows(counted) cross join (select max(at) as moment from views.to_rows(counted)) as batch
  where kind not in ('screen', 'industry', 'banner_seen', 'banner_click')
  group by edition, kind, item, moment
  on conflict (edition, kind, item) do update set
    heat = views.faded(kept.heat, kept.at, excluded.at, half_life_hours) + excluded.heat,
    at = excluded.at;

  insert into views.seen as kept (visitor, edition, kind, item, at)
  select visitor, edition, kind, item, max(at) from views.to_rows(counted) group by visitor, edition, kind, item
  on conflict (visitor, edition, kind, item) do update set at = excluded.at;

  insert into views.pace as kept (visitor, minute, views)
  select visitor, minute, views from jsonb_to_recordset(paces) as pace(visitor text, minute timestamptz, views integer)
  on conflict (visitor, minute) do update set views = excluded.views;

  update views.position set last_id = last where stream = read_stream;
end
$$;
