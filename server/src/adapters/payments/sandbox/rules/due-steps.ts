import { nextPeriodEnd } from './billing-cycle.ts';
import { collect, issueInvoice } from './invoice-steps.ts';
import type { Account, MintId, Step, Subscription } from './sandbox-objects.ts';
import { endSubscription } from './subscription-steps.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long a first payment may take. */
const INCOMPLETE_MS = 23 * HOUR_MS;
/** Days from one failed charge to the next try; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7] as const;

/** Whether a subscription has reached its final state. */
export function hasEnded({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** When time alone changes something about a subscription next; null when it has ended. */
export function findNextDue({ subscription, invoice }: Omit<Account, 'customer' | 'card'>): Date | null {
  if (subscription.status === 'incomplete') return new Date(subscription.createdAt.getTime() + INCOMPLETE_MS);
  if (hasEnded(subscription)) return null;
  const retryAt = invoice?.status === 'open' ? invoice.nextRetryAt : null;
  return retryAt !== null && retryAt < subscription.periodEnd ? retryAt : subscription.periodEnd;
}

/** The next thing that time alone has made due by `now`; null when there is none. */
export function takeDueStep(account: Account, { now, mintId }: { now: Date; mintId: MintId }): Step | null {
  const at = findNextDue(account);
  if (at === null || at > now) return null;
  const { subscription } = account;
  if (subscription.status === 'incomplete') return endSubscription(account);
  if (at < subscription.periodEnd) return retry(account, at);
  return subscription.cancelAtPeriodEnd ? endSubscription(account) : renew({ account, at, mintId });
}

function renew({ account, at, mintId }: { account: Account; at: Date; mintId: MintId }): Step {
  const { subscription } = account;
  const periodEnd = nextPeriodEnd({ anchor: subscription.anchor, after: at });
  const renewed = { ...account, subscription: { ...subscription, periodStart: at, periodEnd } };
  const amountCents = subscription.price.amountCents + subscription.pendingCents;
  const billed = issueInvoice({ account: renewed, amountCents, periodStart: at, at, mintId });
  const collected = afterCharge(collect(billed.account, at), at);
  return {
    account: collected.account,
    happenings: [
      { type: 'customer.subscription.updated', objectId: subscription.id },
      ...billed.happenings,
      ...collected.happenings,
    ],
  };
}

function retry(account: Account, at: Date): Step {
  const { invoice } = account;
  if (invoice === null) return { account, happenings: [] };
  const tried = { ...account, invoice: { ...invoice, retries: invoice.retries + 1 } };
  return afterCharge(collect(tried, at), at);
}

/** A charge that failed is tried again some days later, and after the last try the subscription ends. */
function afterCharge({ account, happenings }: Step, at: Date): Step {
  const { subscription, invoice } = account;
  if (invoice?.status !== 'open') return { account, happenings };
  const days = RETRY_DAYS[invoice.retries];
  if (days === undefined) {
    const ended = endSubscription(account);
    return { account: ended.account, happenings: [...happenings, ...ended.happenings] };
  }
  const isNew = subscription.status !== 'past_due';
  return {
    account: {
      ...account,
      subscription: { ...subscription, status: 'past_due' },
      invoice: { ...invoice, nextRetryAt: new Date(at.getTime() + days * DAY_MS) },
    },
    happenings: isNew
      ? [...happenings, { type: 'customer.subscription.updated', objectId: subscription.id }]
      : happenings,
  };
}
