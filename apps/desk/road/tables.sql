-- The road's own memory: what readers were last given, and what the edge must still drop.

create schema if not exists road;

-- One sequence for every kind. It is drawn before a record is read, so the newest read has the highest number.
create sequence if not exists road.version;

create table if not exists road.projection (
  kind text not null,
  id integer not null,
  edition text not null,
  version bigint not null,  -- of the newest read
  written bigint,           -- under which the index holds the document; null: it holds none
  hash text,                -- of the document; null: not live in this edition
  face text,                -- of what other documents embed of it
  tags text[] not null,     -- what to purge when it changes
  uses text[] not null,     -- what it embeds of others: supplier:7, media:12
  primary key (kind, id, edition)
);
create index if not exists projection_uses on road.projection using gin (uses);

create table if not exists road.purge (
  id bigint generated always as identity primary key,
  edge text not null,
  due timestamptz not null,
  hard boolean not null,
  tags text[] not null,
  asked_at timestamptz not null default now()
);
create index if not exists purge_edge_due on road.purge (edge, due);

-- What must be projected again because something it embeds has changed, in the order in which it is done.
create table if not exists road.fan_out (
  use text not null,
  chunk bigint not null,    -- never the same number twice: a list may be made anew while one of its chunks is being done
  kind text not null,
  ids integer[] not null,
  primary key (use, chunk)
);
alter table road.fan_out alter column chunk type bigint;
alter table road.fan_out drop column if exists since;

-- Indices being built beside the live ones: until they take over, every publish is written to both.
create table if not exists road.building (
  kind text not null,
  edition text not null,
  index_name text not null,
  primary key (kind, edition)
);

-- Pages that a search engine has not been told of yet.
create table if not exists road.crawl (
  crawler text not null,    -- baidu:cn, indexnow:en
  address text not null,
  asked_at timestamptz not null,
  primary key (crawler, address)
);
