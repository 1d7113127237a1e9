-- Urgent jobs, those somebody waits for, go first. The build before this one does not fill the column and claims by the
-- older index, which a later migration drops.
alter table jobs add column is_urgent boolean not null default false;
create index ix_jobs_due on jobs (kind, is_urgent, run_at, sequence) where state = 'waiting';
