-- What the blocks of a text name: media:12, product:5. Readers' ledger knows it of what is live; for drafts, which no
-- projection has seen, the desk looks here.
create or replace function road.named_in(body jsonb) returns text[]
language sql immutable parallel safe set search_path = pg_catalog as $$
  select array(
    select 'media:' || id::text from jsonb_path_query(body, '$.root.children[*].fields.picture') as id
    union
    select 'media:' || id::text from jsonb_path_query(body, '$.root.children[*].fields.pictures[*].picture') as id
    union
    select 'media:' || id::text from jsonb_path_query(body, '$.root.children[*].fields.file') as id
    union
    select 'supplier:' || id::text from jsonb_path_query(body, '$.root.children[*].fields.supplier') as id
    union
    select 'product:' || id::text from jsonb_path_query(body, '$.root.children[*].fields.product') as id
  )
$$;

create index if not exists articles_drafts_named on public._articles_v
  using gin (road.named_in(version_body)) where latest and version__status = 'draft';
create index if not exists pages_drafts_named on public._pages_v
  using gin (road.named_in(version_body)) where latest and version__status = 'draft';
create index if not exists media_items_drafts_named on public._media_items_v
  using gin (road.named_in(version_body)) where latest and version__status = 'draft';
