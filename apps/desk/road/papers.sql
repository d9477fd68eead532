-- What member may know of the library: where a live white paper's file lies and who readers see it is from, and what a
-- magazine is called. Views of the
-- desk's own rows: a paper that is taken down is gone from here in the same moment.

create or replace view road.paper_files as
select paper.id,
       paper.edition::text as edition,
       paper.title,
       file.filename as file_key,
       file.filesize::bigint as bytes,
       file.mime_type as type,
       case
         when paper.edition = 'cn' and supplier.live_cn then supplier.name_cn
         when paper.edition = 'en' and supplier.live_en then supplier.name_en
       end as supplier
  from public.white_papers paper
  join public.private_files file on file.id = paper.file_id
  left join public.suppliers supplier on supplier.id = paper.supplier_id
 where paper._status = 'published' and file.filename is not null;

create or replace view road.magazine_titles as
select id, mag_title_cn as title_cn, mag_title_en as title_en
  from public.magazines;

grant usage on schema road to member;
grant select on road.paper_files, road.magazine_titles to member;
