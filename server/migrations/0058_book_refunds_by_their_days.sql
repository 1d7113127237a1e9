-- When what was given back became certain, and when it turned out not to have arrived: the days it is booked on.
alter table invoice_refunds
  add column settled_at timestamptz,
  add column failed_at timestamptz;
update invoice_refunds set settled_at = issued_at where status = 'succeeded';
drop index ix_invoice_refunds_issued;
create index ix_invoice_refunds_settled on invoice_refunds (settled_at, refund_id);
create index ix_invoice_refunds_failed on invoice_refunds (failed_at, refund_id) where failed_at is not null;
