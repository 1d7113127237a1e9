-- Whose account an act of an administrator concerned gets a place of its own, and the trials of payments are acts, too.
alter table audit_log
  add column target_user_id uuid,
  drop constraint ck_audit_log_kind,
  add constraint ck_audit_log_kind check (kind in (
    'signed_in', 'sign_in_failed', 'session_ended', 'refresh_token_replayed', 'password_changed', 'password_reset',
    'jobs_requeued', 'jobs_dropped', 'invoices_exported', 'limits_set', 'limits_reset', 'stuck_released',
    'overdue_sent', 'test_mail_sent', 'test_webhook_sent', 'payment_test_run', 'sandbox_clock_moved'
  ));
update audit_log
  set target_user_id = split_part(subject, ' ', 1)::uuid, subject = nullif(substr(subject, 38), '')
  where kind in ('limits_set', 'limits_reset') and target_user_id is null;
