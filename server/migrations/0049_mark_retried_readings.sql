-- When a model was asked once more for an answer it had failed to read.
alter table analysis_results add column reader_retried_at timestamptz;
create index ix_analysis_results_unread on analysis_results (created_at)
  where rules_because in ('over_budget', 'timeout', 'unavailable', 'misconfigured') and reader_retried_at is null;
