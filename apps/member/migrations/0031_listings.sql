-- What members want to buy or sell. The text goes to the desk for review; how to reach the member stays here.

create table listings (
  id integer generated always as identity (start with 1001) primary key,
  subject integer not null references members (id) on delete cascade,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  form uuid not null,
  revision integer not null default 1, -- counts what was sent to the desk
  kind text not null check (kind in ('demand', 'supply')),
  title text not null,
  detail text not null,
  quantity numeric(14, 2),
  unit text not null default '',
  price numeric(14, 2),
  currency text not null default '',
  place text not null default '',
  industries integer[] not null default '{}',
  expires timestamptz not null,
  closed timestamptz,
  contact_name text not null,
  contact_phone text not null default '',
  contact_email text not null default '',
  unique (subject, form)
);
create index listings_subject_created on listings (subject, created desc);

-- All that the desk may see of one: what readers will see.
create view listing_texts as
  select id, revision, subject as member, edition, kind, title, detail, quantity, unit, price, currency, place,
    industries, expires, closed is not null as closed
  from listings;
grant usage on schema member to desk;
grant select on listing_texts to desk;
