import { hasEnded, type ProviderStatus } from './subscription-status.ts';

/** The one that counts of those that have not ended: the newest that runs, else the newest. */
export function chooseLive<
  Subscription extends { readonly status: ProviderStatus; readonly createdAt: Date },
>(subscriptions: readonly Subscription[]): Subscription | null {
  const live = subscriptions
    .filter(({ status }) => !hasEnded(status))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return live.find(({ status }) => status !== 'incomplete') ?? live[0] ?? null;
}
