import { findTextRetentionBounds, listTextRetention } from '#features/plans';
import { withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { decidePurge, retentionCutoff } from './rules/text-retention.ts';
import {
  deleteTextsBefore,
  dropTextsBefore,
  listUsersWithTextsBefore,
  recordTextPurge,
} from './store/old-texts.ts';

const TEXTS_PER_STATEMENT = 2_000;

/** Removes raw texts that are older than their owner's plan keeps them; answers, mentions and numbers stay. */
export async function purgeOldTexts({
  db,
  clock,
  log,
}: Pick<AnalysisDeps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const lastRunAt = await withTransaction(db, (tx) => recordTextPurge(tx, now));
  if (decidePurge({ lastRunAt, now }) === 'wait') return;
  const { fewest, most } = await findTextRetentionBounds(db);
  await withTransaction(db, (tx) => dropTextsBefore(tx, retentionCutoff({ days: most, now })));
  const candidates = await listUsersWithTextsBefore(db, retentionCutoff({ days: fewest, now }));
  const byDays = Map.groupBy(await listTextRetention(db, candidates), ({ days }) => days);
  let removed = 0;
  for (const [days, holders] of byDays) {
    const moment = retentionCutoff({ days, now });
    const userIds = holders.map(({ userId }) => userId);
    for (;;) {
      const count = await deleteTextsBefore(db, { userIds, moment, limit: TEXTS_PER_STATEMENT });
      removed += count;
      if (count < TEXTS_PER_STATEMENT) break;
    }
  }
  if (removed > 0) log.info({ removed }, 'old texts of answers were removed');
}
