-- What administrators do is kept beside what happens to accounts: one log, with what it was done to.
alter table audit_log
  add column subject text,
  drop constraint ck_audit_log_kind,
  add constraint ck_audit_log_kind check (kind in (
    'signed_in', 'session_ended', 'refresh_token_replayed', 'password_changed', 'password_reset',
    'jobs_requeued', 'jobs_dropped'
  ));
