import { inArray, sql } from 'drizzle-orm';
import type { ResultId } from '#lib/ids';
import { type Transaction, jsonParameter } from '#platform/db';
import type { RulesBecause } from '../rules/rules-because.ts';
import { analysisResults } from '../tables.ts';

/** Stores why the rules read answers that waited for a model. */
export async function keepRules(
  tx: Transaction,
  left: readonly { readonly id: ResultId; readonly because: RulesBecause }[],
): Promise<void> {
  if (left.length === 0) return;
  await tx.execute(sql`
    update analysis_results set rules_because = fresh.because
    from jsonb_to_recordset(${jsonParameter(left)}) as fresh (id uuid, because text)
    where analysis_results.id = fresh.id and analysis_results.rules_because = 'not_reached'`);
}

/** Stores that a model was asked once more for answers it had failed to read. */
export async function markRetried(
  tx: Transaction,
  { ids, at }: { ids: readonly ResultId[]; at: Date },
): Promise<void> {
  await tx
    .update(analysisResults)
    .set({ readerRetriedAt: at })
    .where(inArray(analysisResults.id, [...ids]));
}
