-- Answers whose model's report was put aside: read by the rules, but by no other reader than before. A row of the build
-- before has none; what it put aside counts as read by the rules, as it did.
alter table monthly_tallies add column set_aside integer[] not null default '{}';
