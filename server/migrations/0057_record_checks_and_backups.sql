-- When all customers were last compared with the payment provider, so that 'no drift' is a finding and not a guess.
create table payment_checks (
  provider text not null constraint pk_payment_checks primary key,
  finished_at timestamptz not null,
  compared integer not null,
  failed integer not null
);
-- Copies of this database that were made whole: an operator sees how old the last one is.
create table backups (
  taken_at timestamptz not null constraint pk_backups primary key,
  rows bigint not null
);
