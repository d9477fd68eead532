-- What anybody writes to the house; a visitor has no number.

create table messages (
  id integer generated always as identity (start with 1001) primary key,
  subject integer references members (id) on delete cascade,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  form uuid not null unique,
  topic text not null check (topic in ('editorial', 'correction', 'advertising', 'subscription', 'site', 'other')),
  message text not null,
  contact_name text not null,
  contact_phone text not null default '',
  contact_email text not null default '',
  marks text[] not null default '{}'
);
create index messages_subject on messages (subject, created desc) where subject is not null;
