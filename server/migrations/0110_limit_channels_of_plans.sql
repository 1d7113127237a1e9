-- How many channels of chats an account's alerts are sent to.
alter table plans add column max_channels integer not null default 0,
  add constraint ck_plans_max_channels check (max_channels >= 0);
update plans set max_channels = 10 where alerts_enabled;
