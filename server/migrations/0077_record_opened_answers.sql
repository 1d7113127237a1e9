-- Which administrator looked at whose answer is noted in the log.
alter table audit_log
  drop constraint ck_audit_log_kind,
  add constraint ck_audit_log_kind check (kind in (
    'signed_in', 'sign_in_failed', 'session_ended', 'refresh_token_replayed', 'password_changed', 'password_reset',
    'jobs_requeued', 'jobs_dropped', 'invoices_exported', 'limits_set', 'limits_reset', 'stuck_released',
    'overdue_sent', 'test_mail_sent', 'test_webhook_sent', 'payment_test_run', 'sandbox_clock_moved',
    'sandbox_refund_given', 'answer_opened'
  ));
