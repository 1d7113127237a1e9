import { findTextRetentionBounds, listTextRetention } from '#features/plans';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { removeInBatches } from '#platform/purges';
import { retentionCutoff } from './rules/text-retention.ts';
import { deleteTextsBefore, dropTextsBefore, listUsersWithTextsBefore } from './store/old-texts.ts';

/** Removes raw texts that are older than their owner's plan keeps them; answers, mentions and numbers stay. */
export async function purgeOldTexts(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const { minDays, maxDays } = await findTextRetentionBounds(db);
  await withTransaction(db, (tx) => dropTextsBefore(tx, retentionCutoff({ days: maxDays, now })));
  const candidates = await listUsersWithTextsBefore(db, retentionCutoff({ days: minDays, now }));
  const byDays = Map.groupBy(await listTextRetention(db, { userIds: candidates, now }), ({ days }) => days);
  let removed = 0;
  for (const [days, holders] of byDays) {
    const moment = retentionCutoff({ days, now });
    const userIds = holders.map(({ userId }) => userId);
    removed += await removeInBatches((limit) => deleteTextsBefore(db, { userIds, moment, limit }), signal);
  }
  if (removed > 0) log.info({ removed }, 'old texts of answers were removed');
}
