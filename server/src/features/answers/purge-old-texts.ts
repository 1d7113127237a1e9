import { listCompanyOwnersAsSystem } from '#features/companies';
import { findTextRetentionBounds, listTextRetention } from '#features/plans';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { removeInBatches } from '#platform/purges';
import { retentionCutoff } from './rules/text-retention.ts';
import { deleteTextsBefore, dropTextsBefore, listCompaniesWithTextsBefore } from './store/old-texts.ts';

/** Removes raw texts that are older than their owner's plan keeps them; answers, mentions and numbers stay. */
export async function purgeOldTexts(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const { minDays, maxDays } = await findTextRetentionBounds(db);
  await withTransaction(db, (tx) => dropTextsBefore(tx, retentionCutoff({ days: maxDays, now })));
  const candidates = await listCompaniesWithTextsBefore(db, retentionCutoff({ days: minDays, now }));
  const owners = await listCompanyOwnersAsSystem(db, candidates);
  const retention = await listTextRetention(db, { userIds: [...new Set(owners.values())], now });
  const daysOf = new Map(retention.map(({ userId, days }) => [userId, days]));
  let removed = 0;
  for (const [companyId, userId] of owners) {
    const days = daysOf.get(userId);
    if (days === undefined) continue;
    const moment = retentionCutoff({ days, now });
    removed += await removeInBatches((limit) => deleteTextsBefore(db, { companyId, moment, limit }), signal);
  }
  if (removed > 0) log.info({ removed }, 'old texts of answers were removed');
}
