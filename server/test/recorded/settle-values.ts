const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g;
/** Minutes of a day that hang on an id's chance. */
const BY_CHANCE = new Set(['nextRun', 'nextAnalysisTime', 'nextSchedulerRun', 'nextAttempt']);
/** Secrets and names the provider's chance chose. */
const SECRETS: Readonly<Record<string, string>> = {
  accessToken: 'an-access-token',
  clientSecret: 'seti_1_secret_1',
  setupIntentId: 'seti_1',
  subscriptionId: 'sub_1',
  stripeSubscriptionId: 'sub_1',
};
const NEXT = '2026-03-03T05:12:00.000Z';

/**
 * Puts what differs from run to run into values that do not: ids in the order they come, times that hang on an id, what
 * this process counts of itself. One for all answers of a state, so that an id is the same in each.
 */
export function createSettler(): (body: unknown) => unknown {
  const known = new Map<string, string>();
  const settleId = (id: string) => {
    const settled = known.get(id) ?? `00000000-0000-4000-8000-${String(known.size + 1).padStart(12, '0')}`;
    known.set(id, settled);
    return settled;
  };
  const settle = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => settle(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [settleText(name), settle(inner, name)]),
      );
    if (typeof value !== 'string') return value;
    if (BY_CHANCE.has(key)) return NEXT;
    return SECRETS[key] ?? settleText(value);
  };
  const settleText = (text: string) => text.replaceAll(UUID, settleId);
  return (body) => settle(body);
}
