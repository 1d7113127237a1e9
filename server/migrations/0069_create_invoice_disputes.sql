-- Payments whose holder asked the bank to fetch the money back, as the provider said last.
create table invoice_disputes (
  provider text not null,
  dispute_id text not null,
  invoice_id text not null,
  amount_cents integer not null,
  reason text not null,
  status text not null,
  due_by timestamptz,
  opened_at timestamptz not null,
  -- When it was first seen decided, and for whom; a bank may decide anew.
  lost_at timestamptz,
  won_at timestamptz,
  constraint pk_invoice_disputes primary key (provider, dispute_id),
  constraint fk_invoice_disputes_invoice foreign key (provider, invoice_id)
    references invoices (provider, invoice_id) on delete cascade,
  constraint ck_invoice_disputes_status check (status in ('needs_response', 'under_review', 'won', 'lost'))
);
create index ix_invoice_disputes_invoice on invoice_disputes (provider, invoice_id);
create index ix_invoice_disputes_lost on invoice_disputes (lost_at, dispute_id);
create index ix_invoice_disputes_won on invoice_disputes (won_at, dispute_id);
