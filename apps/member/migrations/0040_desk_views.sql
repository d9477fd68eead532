-- What the desk may read of what people sent in, for those who answer it. Nothing of it can be changed from there, and
-- nothing else of a member is to be seen.

create view desk_leads as
  select lead.id, lead.created, lead.region, lead.edition, lead.paper, lead.name, lead.email, lead.company,
    lead.country, lead.role, lead.purpose,
    -- Who has taken the consent back is not to be written to.
    lead.may_write and consent.withdrawn is null as may_write
  from leads as lead join consents as consent on consent.id = lead.consent;

create view desk_enquiries as
  select letter.id, enquiry.created, enquiry.region, enquiry.edition, letter.enquiry, letter.about_kind,
    letter.about_id, letter.about_name, letter.recipient_name, enquiry.message, enquiry.quantity,
    enquiry.contact_name, enquiry.contact_company, enquiry.contact_phone, enquiry.contact_email, enquiry.marks,
    letter.report_reason, letter.answered_at,
    case
      when letter.state = 'sent' and letter.answered_at is not null then 'answered'
      when letter.state = 'sent' and letter.seen_at is not null then 'seen'
      else letter.state
    end as state
  from enquiry_letters as letter join enquiries as enquiry on enquiry.id = letter.enquiry;

create view desk_subscriptions as
  select id, created, region, edition, magazine, types, name, email, phone, company, address, education, role,
    firm_size, buying, industry, ended
  from subscriptions;

create view desk_messages as
  select id, created, region, edition, topic, message, contact_name, contact_phone, contact_email, marks
  from messages;

grant usage on schema member to desk;
grant select on desk_leads, desk_enquiries, desk_subscriptions, desk_messages to desk;
