-- Every account becomes an organisation, of one person until it invites somebody. Its id is that of the account it was,
-- so that what business tables call `user_id` goes on saying whose a row is, and no row is moved.
create table organisations (
  id uuid not null,
  -- Null: called after its owner.
  name text,
  created_at timestamptz not null,
  constraint pk_organisations primary key (id)
);
create table members (
  organisation_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null,
  constraint pk_members primary key (organisation_id, user_id),
  constraint fk_members_organisation foreign key (organisation_id) references organisations (id) on delete cascade,
  constraint fk_members_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_members_role check (role in ('owner', 'editor', 'reader', 'client'))
);
create index ix_members_user on members (user_id, created_at);
-- What a client sees; every other role sees all.
create table member_companies (
  organisation_id uuid not null,
  user_id uuid not null,
  company_id uuid not null,
  constraint pk_member_companies primary key (organisation_id, user_id, company_id),
  constraint fk_member_companies_member foreign key (organisation_id, user_id)
    references members (organisation_id, user_id) on delete cascade,
  constraint fk_member_companies_company foreign key (company_id) references companies (id) on delete cascade
);
create index ix_member_companies_company on member_companies (company_id);

insert into organisations (id, created_at) select id, created_at from users;
insert into members (organisation_id, user_id, role, created_at) select id, id, 'owner', created_at from users;

-- No person is without an organisation, whichever build writes them, and none stays without members.
create function open_organisation() returns trigger language plpgsql as $$
begin
  insert into organisations (id, created_at) values (new.id, new.created_at);
  insert into members (organisation_id, user_id, role, created_at) values (new.id, new.id, 'owner', new.created_at);
  return null;
end $$;
create trigger tr_users_open_organisation after insert on users
  for each row execute function open_organisation();
create function close_organisation() returns trigger language plpgsql as $$
begin
  delete from organisations o where o.id = old.organisation_id
    and not exists (select from members m where m.organisation_id = o.id);
  return null;
end $$;
create trigger tr_members_close_organisation after delete on members
  for each row execute function close_organisation();

-- The organisation a device is open in; null, as the build before writes it, is the person's own. Who is a member no
-- more is signed out of it by the key.
alter table sessions
  add column account_id uuid,
  add constraint fk_sessions_member foreign key (account_id, user_id)
    references members (organisation_id, user_id) on delete cascade;

-- The plan, too, is the organisation's.
drop trigger tr_users_keep_entitlement on users;
create trigger tr_organisations_keep_entitlement after insert on organisations
  for each row execute function keep_entitlement();

-- Where a person leaves without the data, these stay. The next migration checks the rows there are.
alter table entitlements drop constraint fk_entitlements_user, add constraint fk_entitlements_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table companies drop constraint fk_companies_user, add constraint fk_companies_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table prompt_states drop constraint fk_prompt_states_user, add constraint fk_prompt_states_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table monitoring_data drop constraint fk_monitoring_data_user, add constraint fk_monitoring_data_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table analysis_usage drop constraint fk_analysis_usage_user, add constraint fk_analysis_usage_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table task_lists drop constraint fk_task_lists_user, add constraint fk_task_lists_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table prompt_suggestions drop constraint fk_prompt_suggestions_user,
  add constraint fk_prompt_suggestions_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table rereading_progress drop constraint fk_rereading_progress_user,
  add constraint fk_rereading_progress_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table subscriptions drop constraint fk_subscriptions_user, add constraint fk_subscriptions_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table payment_customers drop constraint fk_payment_customers_user,
  add constraint fk_payment_customers_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table payment_operations drop constraint fk_payment_operations_user,
  add constraint fk_payment_operations_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table downgrade_previews drop constraint fk_downgrade_previews_user,
  add constraint fk_downgrade_previews_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table billing_info drop constraint fk_billing_info_user, add constraint fk_billing_info_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table invoices drop constraint fk_invoices_user, add constraint fk_invoices_organisation
  foreign key (user_id) references organisations (id) on delete set null not valid;
alter table webhook_endpoints drop constraint fk_webhook_endpoints_user,
  add constraint fk_webhook_endpoints_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;
alter table idempotency_keys drop constraint fk_idempotency_keys_user,
  add constraint fk_idempotency_keys_organisation
  foreign key (user_id) references organisations (id) on delete cascade not valid;

create or replace function raise_list_revisions(owners uuid[]) returns void language plpgsql as $$
begin
  -- Of an account that is going nothing is shown any more.
  owners := array(
    select id from organisations where id = any (owners) and not exists (
      select from list_revisions r where r.user_id = organisations.id and r.raised_by = pg_current_xact_id()));
  if cardinality(owners) = 0 then return; end if;
  with free as materialized (
    select one.user_id, one.stripe from unnest(owners) as owner cross join lateral (
      select r.user_id, r.stripe from list_revisions r where r.user_id = owner
      order by r.stripe limit 1 for update skip locked) one),
  raised as (
    update list_revisions r set revision = r.revision + 1, raised_by = pg_current_xact_id()
    from free where r.user_id = free.user_id and r.stripe = free.stripe)
  insert into list_revisions (user_id, revision, raised_by)
  select owner, 1, pg_current_xact_id() from unnest(owners) as owner where owner not in (select user_id from free);
end $$;

-- A person and an organisation end apart, each with what is its own.
alter table erasures drop constraint ck_erasures_kind,
  add constraint ck_erasures_kind check (kind in ('user', 'account', 'prompt'));
create trigger tr_organisations_record_erasures after delete on organisations
  referencing old table as gone for each statement execute function record_erasures('account');
