import type { JobWithMetadata, PgBoss } from 'pg-boss';

/** While others wait, one group holds at most this share of a lane. */
const GROUP_SHARE = 1 / 4;

export type FetchedJob = JobWithMetadata<unknown>;

/** Claims due jobs for `room` free places; groups that hold their share already come last. */
export async function fetchDueJobs({
  boss,
  queue,
  room,
  running,
  concurrency,
}: {
  boss: PgBoss;
  queue: string;
  room: number;
  running: readonly FetchedJob[];
  concurrency: number;
}): Promise<FetchedJob[]> {
  const crowded = listCrowdedGroups({ running, concurrency });
  const fetch = (batchSize: number, ignoreGroups: string[] | null) =>
    boss.fetch<unknown>(queue, { batchSize, ignoreGroups, includeMetadata: true });
  const fair = await fetch(room, crowded);
  const left = room - fair.length;
  // Nobody else waits: the crowded groups may use the room.
  return left > 0 && crowded.length > 0 ? [...fair, ...(await fetch(left, null))] : fair;
}

function listCrowdedGroups({
  running,
  concurrency,
}: {
  running: readonly FetchedJob[];
  concurrency: number;
}): string[] {
  const quota = Math.max(1, Math.floor(concurrency * GROUP_SHARE));
  const sizes = new Map<string, number>();
  for (const { groupId } of running) if (groupId) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1);
  return [...sizes].filter(([, size]) => size >= quota).map(([group]) => group);
}
