-- When each purge last ran, and since when its clock may be believed.
create table purge_runs (
  name text not null,
  last_run_at timestamptz not null,
  trusted_from timestamptz not null,
  constraint pk_purge_runs primary key (name)
);

-- `text_purges` stays for the build before this one.
insert into purge_runs (name, last_run_at, trusted_from)
  select 'analysis.purge-old-texts', last_run_at, last_run_at from text_purges;
