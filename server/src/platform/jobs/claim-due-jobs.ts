import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { claimJobs, type ClaimedJob } from './store/claims.ts';

/** While others wait, one group holds at most this share of a consumer's places. */
const GROUP_SHARE = 1 / 4;

/** Claims due jobs for `room` free places; groups that hold their share already come last. */
export async function claimDueJobs(
  db: Queryable,
  {
    kind,
    room,
    running,
    concurrency,
    leaseSeconds,
    now,
  }: {
    kind: string;
    room: number;
    running: readonly ClaimedJob[];
    concurrency: number;
    leaseSeconds: number;
    now: SQL;
  },
): Promise<ClaimedJob[]> {
  const crowded = listCrowdedGroups({ running, concurrency });
  const claim = (limit: number, skippedGroups: readonly string[]) =>
    claimJobs(db, { kind, limit, leaseSeconds, skippedGroups, now });
  const fair = await claim(room, crowded);
  const left = room - fair.length;
  // No other group waits: the crowded groups may use all places.
  return left > 0 && crowded.length > 0 ? [...fair, ...(await claim(left, []))] : fair;
}

function listCrowdedGroups({
  running,
  concurrency,
}: {
  running: readonly ClaimedJob[];
  concurrency: number;
}): string[] {
  const quota = Math.max(1, Math.floor(concurrency * GROUP_SHARE));
  const sizes = new Map<string, number>();
  for (const { groupId } of running) if (groupId) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1);
  return [...sizes].filter(([, size]) => size >= quota).map(([group]) => group);
}
