import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import { lockFigures } from '#features/measurements';
import { keepRules, replaceReadings } from '#features/answers';
import { type ReadTogether, addProposals, replaceModelReadings } from '#features/reading';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { RunLostError } from './store-answers.ts';
import { type Fence, listHeld } from '../store/fences.ts';

/** Answers of one run that a model has read, or left to the rules. */
export interface CompletedReading extends ReadTogether {
  readonly fence: Fence;
  readonly companyId: OwnedCompanyId;
  readonly promptId: OwnedPromptId;
}

/** Stores readings of many runs in one transaction; those of a run that lost its fence are not stored. */
export async function storeReadings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  completed: readonly CompletedReading[],
): Promise<(Error | null)[]> {
  const held = await withTransaction(db, async (tx) => {
    const ours = await listHeld(
      tx,
      completed.map(({ fence }) => fence),
    );
    const kept = completed.filter(({ fence }) => ours.has(fence.analysisId));
    const read = kept.flatMap((one) => one.read);
    await lockFigures(tx, [...new Set(kept.map(({ promptId }) => promptId))]);
    const companyIds = [...new Set(kept.map(({ companyId }) => companyId))];
    await replaceModelReadings(tx, { companyIds, rows: read.map(({ modelReading }) => modelReading) });
    await replaceReadings(tx, { companyIds, readings: read });
    await addProposals(tx, { proposals: kept.flatMap((one) => one.proposals), proposedAt: clock.now() });
    await keepRules(tx, { companyIds, left: kept.flatMap((one) => one.left) });
    return ours;
  });
  return completed.map(({ fence }) =>
    held.has(fence.analysisId) ? null : new RunLostError('The analysis is no longer ours'),
  );
}
