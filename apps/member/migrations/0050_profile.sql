-- What suppliers and the house may know of whom they write to.
alter table members
  add column company text not null default '',
  add column position text not null default '';
