-- keep urgency of dead jobs. Forward only; runs once, in one transaction.
-- A build before writes none: its dead jobs come back as ones nobody waits for, as they always did.
alter table dead_jobs add column is_urgent boolean not null default false;
