-- The invoice whose payment an operation waits for, and when what was left of it was taken up: once.
alter table payment_operations add column awaited_invoice_id text, add column resumed_at timestamptz;
create index ix_payment_operations_awaited on payment_operations (user_id, awaited_invoice_id)
  where awaited_invoice_id is not null;
