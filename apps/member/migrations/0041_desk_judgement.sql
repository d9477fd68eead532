-- The one thing the desk may say about an enquiry: a letter that was held goes out, or never does. It is the member
-- service that sends it; here it is only asked to. False: there is no such letter held any more.
create function desk_judge_letter(letter integer, send boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if not exists (select from member.enquiry_letters where id = letter and state = 'held') then
    return false;
  end if;
  if send then
    perform member_jobs.add_job('release_letter', json_build_object('id', letter),
      job_key => 'release_letter:' || letter);
  else
    update member.enquiry_letters set state = 'closed' where id = letter and state = 'held';
  end if;
  return true;
end
$$;
revoke all on function desk_judge_letter(integer, boolean) from public;
grant execute on function desk_judge_letter(integer, boolean) to desk;
