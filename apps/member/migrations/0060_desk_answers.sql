-- What has been seen to stays in the list, out of the way of what has not.
alter table leads add column done timestamptz;
alter table messages add column done timestamptz;

create or replace view desk_leads as
  select lead.id, lead.created, lead.region, lead.edition, lead.paper, lead.name, lead.email, lead.company,
    lead.country, lead.role, lead.purpose,
    -- Who has taken the consent back is not to be written to.
    lead.may_write and consent.withdrawn is null as may_write,
    lead.done
  from leads as lead join consents as consent on consent.id = lead.consent;

create or replace view desk_messages as
  select id, created, region, edition, topic, message, contact_name, contact_phone, contact_email, marks, done
  from messages;

-- The desk has seen to a lead or a message, or not after all, in one of the editions it may speak for. False: there is
-- no such one.
create function desk_mark_done(kind text, item integer, editions text[], is_done boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if kind = 'leads' then
    update member.leads set done = case when is_done then coalesce(done, now()) end
    where id = item and edition = any (editions);
  elsif kind = 'messages' then
    update member.messages set done = case when is_done then coalesce(done, now()) end
    where id = item and edition = any (editions);
  else
    raise exception 'member: nothing of kind % can be done with', kind;
  end if;
  return found;
end
$$;
revoke all on function desk_mark_done(text, integer, text[], boolean) from public;
grant execute on function desk_mark_done(text, integer, text[], boolean) to desk;

-- The desk has judged a listing: its member is written to. What it said stands with the desk and is read when the letter
-- is written; two judgements before that are one letter.
create index outbox_listing on outbox (((refers ->> 'listing')::integer)) where template = 'listing_reviewed';
create function desk_tell_review(listing integer) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare posted member.outbox.id%type;
begin
  insert into member.outbox (template, refers, subject, region, edition)
  select 'listing_reviewed', jsonb_build_object('listing', own.id), own.subject, own.region, own.edition
  from member.listings as own
  where own.id = listing and not exists (
    select from member.outbox as told
    where told.template = 'listing_reviewed' and (told.refers ->> 'listing')::integer = listing
      and told.state = 'waiting'
  )
  returning id into posted;
  if posted is not null then
    perform member_jobs.add_job('send_mail', json_build_object('id', posted), max_attempts => 25);
  end if;
end
$$;
revoke all on function desk_tell_review(integer) from public;
grant execute on function desk_tell_review(integer) to desk;
