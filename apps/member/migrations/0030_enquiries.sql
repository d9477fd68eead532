-- What members ask of suppliers, and of those who posted a listing. One form is one enquiry; it goes out as a letter to
-- each who is asked, and every letter has its own state and answers.

create table enquiries (
  id integer generated always as identity (start with 1001) primary key,
  subject integer not null references members (id) on delete cascade,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  form uuid not null,               -- made by the browser: the same form sent twice is one enquiry
  message text not null,
  quantity text not null default '',
  -- How the asked may reach who asks, as it was written for them.
  contact_name text not null,
  contact_company text not null default '',
  contact_phone text not null default '',
  contact_email text not null default '',
  marks text[] not null default '{}', -- why it looks like spam; with any, nothing is sent until somebody has looked
  unique (subject, form)
);
create index enquiries_subject_created on enquiries (subject, created desc);

create table enquiry_letters (
  id integer generated always as identity (start with 1001) primary key,
  enquiry integer not null references enquiries (id) on delete cascade,
  about_kind text not null check (about_kind in ('product', 'supplier', 'demand', 'supply')),
  about_id integer not null,
  about_name text not null,
  supplier integer,                 -- who is asked: a supplier of the catalogue,
  owner integer references members (id) on delete set null, -- or the member whose listing it is; neither: our own desk
  recipient_name text not null default '',
  state text not null check (state in ('held', 'desk', 'sent', 'closed', 'reported')),
  seen_at timestamptz,
  answered_at timestamptz,
  read_at timestamptz,              -- when who asked has read the last answer
  report_reason text not null default '',
  reported_at timestamptz,
  unique (enquiry, about_kind, about_id)
);
create index enquiry_letters_owner on enquiry_letters (owner, id desc) where owner is not null;
-- A letter is delivered when its mail is.
create index outbox_enquiry on outbox (((refers ->> 'letter')::integer)) where template = 'enquiry';
create index enquiry_letters_supplier on enquiry_letters (supplier) where supplier is not null;

create table enquiry_answers (
  id integer generated always as identity (start with 1001) primary key,
  letter integer not null references enquiry_letters (id) on delete cascade,
  -- Whose data it is: who asked, and who may delete it with the enquiry.
  subject integer not null references members (id) on delete cascade,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  form uuid not null,
  message text not null,
  price numeric(14, 2),
  currency text not null default '',
  price_unit text not null default '',
  lead_days integer,
  answered_by text not null default '',
  unique (letter, form)
);

create table attachments (
  id uuid primary key,              -- also the object's name in the bucket
  subject integer not null references members (id) on delete cascade,
  region text not null check (region in ('mainland', 'abroad')),
  edition text not null check (edition in ('cn', 'en')),
  created timestamptz not null default now(),
  enquiry integer references enquiries (id) on delete cascade,
  answer integer references enquiry_answers (id) on delete cascade,
  name text not null,
  type text not null,
  bytes integer not null,
  check (num_nonnulls(enquiry, answer) = 1)
);
create index attachments_enquiry on attachments (enquiry) where enquiry is not null;
create index attachments_answer on attachments (answer) where answer is not null;
create index attachments_subject on attachments (subject);
