-- What members keep, fetch and subscribe to. Every row has its subject and goes with it.

create table favourites (
  subject integer not null references members on delete cascade,
  kind text not null,
  item integer not null,
  region text not null check (region in ('mainland', 'abroad')),
  -- Where it was marked; what carries both languages is shown in both.
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  primary key (subject, kind, item)
);

-- A member's page is read from here, however many others there are.
create index favourites_newest on favourites (subject, created desc, kind, item);

-- What somebody agreed to can be taken back; that it once was agreed stays known.
alter table consents add column withdrawn timestamptz;

-- Who asked for a white paper. One for each member and paper: asked again, the newest answers count.
create table leads (
  id integer generated always as identity primary key,
  form uuid not null,
  subject integer not null references members on delete cascade,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  paper integer not null,
  name text not null,
  email text not null,
  company text not null,
  country text not null,
  role text not null,
  purpose text,
  may_write boolean not null,
  consent integer not null references consents on delete cascade,
  unique (subject, paper)
);
create index leads_newest on leads (created desc);

-- What a lead entitles to: the file, as long as the link is good, and how far it has come.
create table downloads (
  id integer generated always as identity primary key,
  lead integer not null unique references leads on delete cascade,
  subject integer not null references members on delete cascade,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  paper integer not null,
  bytes bigint not null,
  reached bigint not null default 0,
  until timestamptz not null
);
create index downloads_newest on downloads (subject, created desc, id);

create table subscriptions (
  id integer generated always as identity primary key,
  form uuid not null,
  subject integer not null references members on delete cascade,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  magazine integer not null,
  types text[] not null check (cardinality(types) > 0),
  name text not null,
  email text not null,
  phone text not null,
  company text not null,
  address text not null,
  education text not null,
  role text not null,
  firm_size text not null,
  buying text not null,
  industry integer not null,
  consent integer not null references consents on delete cascade,
  ended timestamptz,
  unique (subject, form)
);
create unique index subscriptions_running on subscriptions (subject, magazine) where ended is null;
create index subscriptions_newest on subscriptions (created desc);

-- That an account was deleted, by its number: what the law wants shown of it, and nobody's name.
create table closures (
  member integer primary key,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  opened timestamptz not null,
  closed timestamptz not null default now(),
  consents jsonb not null   -- purpose, place and times of what was agreed to
);
