-- What the customer's credit left to charge of an invoice, and what was charged; null until the provider is read again.
alter table invoices add column due_cents integer, add column paid_cents integer;
