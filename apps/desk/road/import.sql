-- Rows of catalogue files, from the moment they are read until their import is deleted: what became of each, and what
-- was there before, so that it can be undone.
create table if not exists road.import_row (
  import integer not null references public.imports (id) on delete cascade,
  line integer not null,            -- as the spreadsheet numbers it
  cells text[] not null,
  state text,                       -- new, changed, unchanged, refused; null: not looked at yet
  key text,                         -- of the record, so that the same one twice in a file is seen
  fields text[],                    -- that are changed
  problems jsonb,                   -- why it is refused: [{field, en, zh}]
  addresses text[],                 -- of pictures to be fetched
  record integer,
  before jsonb,                     -- what the changed fields held
  written_at timestamptz,           -- the record's own time of change, by which a later change is seen
  undo text,
  primary key (import, line)
-- Each row is written a few times: with room beside it, and no index on what changes, that costs little.
) with (fillfactor = 50);
create index if not exists import_row_key on road.import_row (import, key);
drop index if exists road.import_row_state;

-- Pictures that came from an address: fetched once, however many rows and files name it.
create table if not exists road.import_picture (
  address text primary key,
  import integer references public.imports (id) on delete set null,
  media integer references public.media (id) on delete cascade,
  reason text                       -- why there is none
);

-- One import at a time, and before the projection of what it has written.
create or replace function road.advance_import(id integer) returns void
language sql security definer set search_path = pg_catalog as $$
  select road.add_jobs(array[(
    'import_rows', json_build_object('import', id), 'import', null, null, 'import:' || id, -5, null
  )::graphile_worker.job_spec]);
$$;
