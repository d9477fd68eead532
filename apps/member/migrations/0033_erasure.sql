-- An account goes with all its rows: each is found from the one that it goes with, however many others there are.
create index enquiry_answers_subject on enquiry_answers (subject);
create index leads_consent on leads (consent);
create index subscriptions_consent on subscriptions (consent);
