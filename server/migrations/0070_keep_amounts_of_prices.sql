-- What an account on a price of before goes on paying; filled when prices are next read, null until then.
alter table plan_prices add column amount_cents integer;
