-- What the payment provider was told last of a customer, and what it is being told: the number is part of the call's key.
alter table payment_customers
  add column told_digest text,
  add column telling_digest text,
  add column telling_number bigint not null default 0;
