import type { Webhook } from '@citato/contract';

interface Switchable {
  readonly disabledBecause: Webhook['disabledBecause'];
}

/** What each endpoint of an account is, oldest first: of those that are on, the plan holds the oldest. */
export function describeStatuses(
  endpoints: readonly Switchable[],
  { max }: { max: number },
): Webhook['status'][] {
  let on = 0;
  return endpoints.map(({ disabledBecause }) => {
    if (disabledBecause !== null) return 'disabled';
    on += 1;
    return on <= max ? 'active' : 'not_included';
  });
}
