import { PLAN_IDS, type User } from '@citato/contract';
import * as z from 'zod/mini';
import { trackPlanChange } from '#features/plans';
import { awaitedPurchaseKey, readStored, STORAGE_KEYS, writeStored } from '#lib/storage';
import { track } from '#lib/track';
import type { PricedPlan } from './model.ts';

/** How long the server goes on with a purchase whose browser is gone. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

const pricedPlan = z.object({ id: z.enum(PLAN_IDS), price: z.number() });
const purchase = z.object({
  subscriptionId: z.string(),
  plan: pricedPlan,
  /** The plan that was paid for until then; null without a subscription. */
  from: z.nullable(pricedPlan),
  countedAs: z.enum(['purchase', 'change', 'none']),
});
/** A plan that was paid for, as it is tracked in the data layer. */
export type CountedPurchase = z.infer<typeof purchase>;

const kept = z.object({ purchase, until: z.number() });

export function trackBeginCheckout(plan: PricedPlan): void {
  track({ event: 'begin_checkout', ...describe(plan) });
}

/** Once per subscription and plan, whichever tab or reload learns that it is paid for. */
export function trackPaid({ subscriptionId, plan, from, countedAs }: CountedPurchase): void {
  if (countedAs === 'none') return;
  const counted = countedAs === 'change' ? `${subscriptionId} ${plan.id}` : subscriptionId;
  if (readStored(STORAGE_KEYS.countedPurchase) === counted) return;
  writeStored({ key: STORAGE_KEYS.countedPurchase, value: counted });
  if (countedAs === 'purchase')
    track({ event: 'purchase', transaction_id: subscriptionId, ...describe(plan) });
  else if (from !== null) trackPlanChange({ from, to: plan, isDowngrade: plan.price < from.price });
}

/** Stores what the bank has not answered yet: the page may be closed when the plan comes. */
export function keepAwaited({ userId, done }: { userId: User['id']; done: CountedPurchase }): void {
  const value = JSON.stringify({ purchase: done, until: Date.now() + KEPT_MS });
  writeStored({ key: awaitedPurchaseKey(userId), value });
}

/** Null when nothing is awaited, or what was has not come in time. */
export function readAwaited(userId: User['id']): CountedPurchase | null {
  const stored = kept.safeParse(parse(readStored(awaitedPurchaseKey(userId))));
  return stored.success && stored.data.until > Date.now() ? stored.data.purchase : null;
}

export function forgetAwaited(userId: User['id']): void {
  writeStored({ key: awaitedPurchaseKey(userId), value: null });
}

/** Other stored values are not ours. */
function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function describe({ id, price }: PricedPlan) {
  return { plan: id, value: price / 100, currency: 'EUR' } as const;
}
