-- What the member service may know of the catalogue and the hall, and the one thing it may ask of the queue.

grant usage on schema road to member;

-- Where a letter to a supplier goes: its first contact that has an address.
create or replace view road.supplier_mail as
  select supplier.id as supplier_id, contact.email, supplier.name_cn, supplier.name_en
  from public.suppliers as supplier
  cross join lateral (
    select email from public.suppliers_contacts
    where _parent_id = supplier.id and email <> '' order by _order limit 1
  ) as contact;
grant select on road.supplier_mail to member;

-- What can be asked about, as every reader sees it: its name, and who makes it.
create or replace view road.asked_about as
  select 'supplier' as kind, id, id as supplier_id, name_cn, name_en, name_cn as supplier_cn, name_en as supplier_en,
    live_cn, live_en
  from public.suppliers
  union all
  select 'product', product.id, supplier.id, product.name_cn, product.name_en, supplier.name_cn, supplier.name_en,
    product.live_cn, product.live_en
  from public.products as product left join public.suppliers as supplier on supplier.id = product.supplier_id
  union all
  select kind::text, id, null, title_cn, title_en, null, null, live_cn, live_en
  from public.listings where state = 'live' and expires > now();
grant select on road.asked_about to member;

-- Which record of the desk a member's listing became, and from which of its revisions.
create table if not exists road.member_listings (
  ref integer primary key,
  listing_id integer not null,
  revision integer not null
);
create unique index if not exists member_listings_listing on road.member_listings (listing_id);

create or replace view road.listing_states as
  select known.ref, known.revision, known.listing_id,
    coalesce(listing.state::text, 'closed') as state,
    coalesce(listing.refusal_reason, '') as reason
  from road.member_listings as known left join public.listings as listing on listing.id = known.listing_id;
grant select on road.listing_states to member;

-- The kinds of job that member may add, each with an id alone. Under one key: what is sent twice is done once; in one
-- queue: two versions of a thing are brought in their order.
create or replace function road.add_member_job(kind text, id integer) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if kind not in ('listing') then
    raise exception 'road: member may not add a job of kind %', kind;
  end if;
  perform road.add_job('member_' || kind, json_build_object('id', id), 'member-' || kind || ':' || id, null,
    'member-' || kind || ':' || id % 8);
end
$$;
revoke all on function road.add_member_job(text, integer) from public;
grant execute on function road.add_member_job(text, integer) to member;

-- Whoever posted a listing hears what came of its review. The desk is migrated before member: until that has followed,
-- there is nobody to tell.
create or replace function road.tell_reviews() returns trigger
language plpgsql set search_path = pg_catalog as $$
begin
  if to_regprocedure('member.desk_tell_review(integer)') is not null then
    perform member.desk_tell_review(known.ref)
    from new_rows join old_rows using (id) join road.member_listings as known on known.listing_id = new_rows.id
    where new_rows.state is distinct from old_rows.state and new_rows.state in ('live', 'refused');
  end if;
  return null;
end
$$;
select road.watch_statements('public.listings', 'tell_reviews', array['update']);
