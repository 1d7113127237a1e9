-- Whom an account's invoices are made out to, as its owner states it now.
create table billing_info (
  user_id uuid not null,
  customer_type text not null,
  country text not null,
  first_name text,
  last_name text,
  address text,
  city text,
  postal_code text,
  fiscal_code text,
  company_name text,
  vat_number text,
  sdi_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint pk_billing_info primary key (user_id),
  constraint fk_billing_info_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_billing_info_customer_type check (customer_type in ('private', 'business'))
);
