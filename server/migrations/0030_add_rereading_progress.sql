-- How far the answers behind a company's standing numbers are read again after its names were corrected; a row exists
-- until the numbers are new.
create table rereading_progress (
  company_id uuid not null,
  user_id uuid not null,
  done integer not null,
  total integer not null,
  constraint pk_rereading_progress primary key (company_id),
  constraint fk_rereading_progress_company foreign key (company_id) references companies (id) on delete cascade,
  constraint fk_rereading_progress_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_rereading_progress_counts check (done >= 0 and total >= 0)
);
create index ix_rereading_progress_user on rereading_progress (user_id);
