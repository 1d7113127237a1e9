-- In how many markets the prompts of one company may be asked; figures of several markets are for the business plan.
alter table plans add column max_markets integer not null default 1,
  add constraint ck_plans_max_markets check (max_markets >= 1);
update plans set max_markets = 10 where id = 'business';
