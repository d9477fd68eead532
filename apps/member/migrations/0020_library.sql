-- What members keep, fetch and subscribe to. Every row has its subject and goes with it.

create table favourites (
  subject integer not null references members (id) on delete cascade,
  kind text not null,
  item integer not null,
  region text not null,
  edition text not null,   -- where it was marked; what carries both languages is kept in both
  created timestamptz not null default now(),
  primary key (subject, kind, item)
);

-- A member's page is read from here, however many others there are.
create index favourites_newest on favourites (subject, created desc, kind, item);

-- What was agreed to, in the words that were agreed to.
create table consents (
  id bigint generated always as identity primary key,
  subject integer not null references members (id) on delete cascade,
  region text not null,
  edition text not null,
  created timestamptz not null default now(),
  purpose text not null,
  policy text not null,    -- the text's own address
  words text not null,     -- what stood beside the tick
  withdrawn timestamptz
);
create index consents_subject on consents (subject);

-- Who asked for a white paper. One for each member and paper: asked again, the newest answers count.
create table leads (
  id integer generated always as identity primary key,
  form uuid not null,
  subject integer not null references members (id) on delete cascade,
  region text not null,
  edition text not null,
  created timestamptz not null default now(),
  paper integer not null,
  name text not null,
  email text not null,
  company text not null,
  country text not null,
  role text not null,
  purpose text,
  may_write boolean not null,
  consent bigint not null references consents (id),
  unique (subject, paper)
);
create index leads_newest on leads (created desc);

-- What a lead entitles to: the file, as long as the link is good, and how far it has come.
create table downloads (
  id integer generated always as identity primary key,
  lead integer not null unique references leads (id) on delete cascade,
  subject integer not null references members (id) on delete cascade,
  region text not null,
  edition text not null,
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
  subject integer not null references members (id) on delete cascade,
  region text not null,
  edition text not null,
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
  consent bigint not null references consents (id),
  ended timestamptz,
  unique (subject, form)
);
create unique index subscriptions_running on subscriptions (subject, magazine) where ended is null;
create index subscriptions_newest on subscriptions (created desc);

-- That an account was deleted, by its number: what the law wants shown of it, and nobody's name.
create table closures (
  member integer primary key,
  region text not null,
  edition text not null,
  opened timestamptz not null,
  closed timestamptz not null default now(),
  consents jsonb not null   -- purpose, policy and times of what was agreed to
);
