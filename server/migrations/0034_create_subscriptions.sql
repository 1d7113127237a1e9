-- What the payment provider said last of each subscription an account has or had.
create table subscriptions (
  user_id uuid not null,
  provider text not null,
  customer_id text not null,
  subscription_id text not null,
  status text not null,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  constraint pk_subscriptions primary key (provider, subscription_id),
  constraint fk_subscriptions_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_subscriptions_provider check (provider in ('stripe', 'sandbox')),
  constraint ck_subscriptions_status check (status in (
    'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'
  ))
);
create index ix_subscriptions_user on subscriptions (user_id);
-- Whatever has not ended may be paid for again: an account has one of them at most.
create unique index uq_subscriptions_live on subscriptions (user_id)
  where status not in ('incomplete_expired', 'canceled');

-- In `users`, whose columns stay for the build before, 'canceled' means paid to the end of its period and 'inactive'
-- ended. No build has written a customer without a subscription.
insert into subscriptions (
  user_id, provider, customer_id, subscription_id, status, current_period_end, cancel_at_period_end
)
select id, 'stripe', stripe_customer_id, stripe_subscription_id,
  case
    when subscription_status in ('incomplete', 'trialing', 'active', 'past_due') then subscription_status
    when subscription_status = 'canceled' then 'active'
    else 'canceled'
  end,
  current_period_end, subscription_status = 'canceled'
from users where stripe_customer_id is not null and stripe_subscription_id is not null;
