-- What the payment provider invoiced, as it said last. Outlives the account: books are kept for ten years.
create table invoices (
  provider text not null,
  invoice_id text not null,
  -- Null when the account is gone.
  user_id uuid,
  number text,
  status text not null,
  currency text not null,
  amount_cents integer not null,
  -- VAT within the amount, where the provider computes one.
  tax_cents integer,
  issued_at timestamptz not null,
  paid_at timestamptz,
  period_start timestamptz,
  period_end timestamptz,
  plan_id text,
  hosted_url text,
  pdf_url text,
  -- The account's name and its billing info when the invoice was first seen paid.
  payer_name text,
  bill_to jsonb,
  -- When it was first seen paid, with which its receipt went out.
  settled_at timestamptz,
  -- Failed charges its customer was told of, and when.
  told_attempts integer not null default 0,
  told_at timestamptz,
  constraint pk_invoices primary key (provider, invoice_id),
  constraint fk_invoices_user foreign key (user_id) references users (id) on delete set null,
  constraint ck_invoices_status check (status in ('open', 'paid', 'void', 'uncollectible'))
);
create index ix_invoices_user on invoices (user_id, issued_at desc, invoice_id desc);
create index ix_invoices_issued on invoices (issued_at, invoice_id);
