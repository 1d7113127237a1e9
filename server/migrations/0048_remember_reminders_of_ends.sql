-- The end of a period its customer was reminded of, so that it happens once.
alter table subscriptions add column reminded_of_end timestamptz;
create index ix_subscriptions_ending on subscriptions (current_period_end) where cancel_at_period_end;
