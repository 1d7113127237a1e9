-- Which engines the answers that did not count were asked of; filled with the next analysis of each prompt.
alter table monitoring_data add column missing_by_engine jsonb not null default '[]';
