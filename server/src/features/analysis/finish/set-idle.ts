import type { OwnedPrompt } from '#features/companies';
import { type AccountLimits, listLimits } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { decideDue, decideNextRun } from '../rules/due-prompts.ts';
import { markIdle } from '../store/prompt-states.ts';
import type { EndedAnalysis } from './publish-ends.ts';

export async function setIdle(
  tx: Transaction,
  { ended, now }: { ended: readonly EndedAnalysis[]; now: Date },
): Promise<void> {
  const limits = await listLimits(tx, [...new Set(ended.map(({ analysis }) => analysis.userId))]);
  await markIdle(tx, {
    ended: ended.map(({ analysis: { id: analysisId, promptId }, subject, outcome }) => ({
      promptId,
      analysisId,
      lastOutcome: outcome,
      nextRunAt: findNextRun({ subject, limits, lastRunAt: now }),
    })),
    lastProcessedAt: now,
  });
}

function findNextRun({
  subject,
  limits,
  lastRunAt,
}: {
  subject: OwnedPrompt | null;
  limits: ReadonlyMap<AccountId, AccountLimits>;
  lastRunAt: Date;
}): Date | null {
  if (subject === null) return null;
  const { prompt, company } = subject;
  const { promptAnalysisEnabled = false } = limits.get(company.userId) ?? {};
  const verdict = decideDue({ promptAnalysisEnabled, isActive: prompt.isActive });
  return verdict === 'run' ? decideNextRun({ promptId: prompt.id, lastRunAt }) : null;
}
