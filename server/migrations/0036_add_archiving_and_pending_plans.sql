-- While a downgrade is under way nothing may be added that the smaller of both plans does not hold. After a plan that
-- kept the texts of answers longer, its days go on until what it leaves behind can be restored no more.
alter table entitlements
  add column pending_plan_id text,
  add column text_days integer,
  add column text_days_until timestamptz,
  add constraint fk_entitlements_pending_plan foreign key (pending_plan_id) references plans (id),
  add constraint ck_entitlements_text_days check (text_days between 1 and 3650),
  add constraint ck_entitlements_text_days_until check ((text_days is null) = (text_days_until is null));

-- Of the archived alone: the purge finds what has been for too long.
create index ix_companies_archived on companies (archived_at) where archived_at is not null;
create index ix_prompts_archived on prompts (archived_at) where archived_at is not null;
