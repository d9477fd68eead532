-- What browsers encrypt accounts and passwords with: the newest in use, the one before it still read. The private half
-- is sealed with a secret that the database does not know.
create table sealing_keys (
  kid text primary key,
  public_key text not null,
  private_key text not null,
  created timestamptz not null default now()
);
