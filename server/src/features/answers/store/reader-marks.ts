import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { CompanyId, ResultId } from '#lib/ids';
import { type Transaction, isAnyOf, jsonParameter } from '#platform/db';
import type { RulesBecause } from '../rules/rules-because.ts';
import { analysisResults } from '../tables.ts';

/** Writes down why the rules read companies' answers that waited for a model. */
export async function keepRules(
  tx: Transaction,
  {
    companyIds,
    left,
  }: {
    companyIds: readonly CompanyId[];
    left: readonly { readonly id: ResultId; readonly because: RulesBecause }[];
  },
): Promise<void> {
  if (left.length === 0) return;
  await tx.execute(sql`
    update analysis_results set rules_because = fresh.because
    from jsonb_to_recordset(${jsonParameter(left)}) as fresh (id uuid, because text)
    where analysis_results.id = fresh.id and ${isAnyOf(analysisResults.companyId, companyIds)}
      and analysis_results.rules_because = 'not_reached'`);
}

/** Writes down that a model was asked once more for a company's answers it had failed to read. */
export async function markRetried(
  tx: Transaction,
  { companyId, ids, at }: { companyId: OwnedCompanyId; ids: readonly ResultId[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(analysisResults)
    .set({ readerRetriedAt: at })
    .where(and(eq(analysisResults.companyId, companyId), inArray(analysisResults.id, [...ids])));
}
