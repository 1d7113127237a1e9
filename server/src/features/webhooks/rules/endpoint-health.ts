import { FAILING_DAYS, DAY_MS, GONE, hasArrived, type EndpointHealth } from './retry-plan.ts';

/** What an attempt says of its endpoint. */
export function decideHealth({
  failingSince,
  responseStatus,
  now,
}: {
  failingSince: Date | null;
  responseStatus: number | null;
  now: Date;
}): EndpointHealth {
  if (hasArrived(responseStatus)) return { failingSince: null, disabledBecause: null };
  const since = failingSince ?? now;
  if (responseStatus === GONE) return { failingSince: since, disabledBecause: 'gone' };
  const isLong = now.getTime() - since.getTime() >= FAILING_DAYS * DAY_MS;
  return { failingSince: since, disabledBecause: isLong ? 'failing' : null };
}
