-- What was given back of an invoice, as the payment provider says. It goes with its invoice, after ten years.
create table invoice_refunds (
  provider text not null,
  refund_id text not null,
  invoice_id text not null,
  kind text not null,
  number text,
  amount_cents integer not null,
  refunded_cents integer not null,
  status text not null,
  issued_at timestamptz not null,
  -- When its customer was mailed.
  told_at timestamptz,
  constraint pk_invoice_refunds primary key (provider, refund_id),
  constraint fk_invoice_refunds_invoice foreign key (provider, invoice_id)
    references invoices (provider, invoice_id) on delete cascade,
  constraint ck_invoice_refunds_kind check (kind in ('refund', 'credit_note')),
  constraint ck_invoice_refunds_status check (status in ('pending', 'succeeded', 'failed'))
);
create index ix_invoice_refunds_invoice on invoice_refunds (provider, invoice_id);
create index ix_invoice_refunds_issued on invoice_refunds (issued_at, refund_id);

alter table audit_log
  drop constraint ck_audit_log_kind,
  add constraint ck_audit_log_kind check (kind in (
    'signed_in', 'sign_in_failed', 'session_ended', 'refresh_token_replayed', 'password_changed', 'password_reset',
    'jobs_requeued', 'jobs_dropped', 'invoices_exported', 'limits_set', 'limits_reset', 'stuck_released',
    'overdue_sent', 'test_mail_sent', 'test_webhook_sent', 'payment_test_run', 'sandbox_clock_moved',
    'sandbox_refund_given'
  ));
