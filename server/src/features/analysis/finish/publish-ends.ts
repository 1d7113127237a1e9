import type { AnsweredSample } from '#features/answers';
import type { OwnedPrompt } from '#features/companies';
import type { AnalysisId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import type { Collection } from './plan-attempts.ts';
import { describeProgress } from './publish-progress.ts';
import { countUses } from '../rules/analysis-allowance.ts';
import type { AnalysisOutcome } from '../rules/analysis-outcome.ts';
import { countProgress } from '../rules/count-progress.ts';
import { recordEnds } from '../store/usage.ts';
import type { AnalysisRow } from '../tables.ts';

/** An analysis for which nothing more is asked. */
export interface EndingAnalysis {
  readonly analysis: AnalysisRow;
  /** Null when the prompt was archived meanwhile: no numbers then. */
  readonly subject: OwnedPrompt | null;
  /** Null: nothing could be asked. */
  readonly collection: Collection | null;
}

export interface EndedAnalysis extends EndingAnalysis {
  readonly answers: readonly AnsweredSample[];
  readonly outcome: AnalysisOutcome;
  readonly isCounted: boolean;
}

/**
 * Sends the users the live events that their analyses have ended and which prompts have new figures, when the
 * transaction commits.
 */
export async function publishEnds(
  { live }: AnalysisFeatureDeps,
  tx: Transaction,
  { ended, now }: { ended: readonly EndedAnalysis[]; now: Date },
): Promise<void> {
  const finished = ended.filter(({ subject, outcome }) => subject !== null && outcome === 'finished');
  const renewed = new Set<AnalysisId>(finished.map(({ analysis }) => analysis.id));
  const changes = ended.map(({ analysis, isCounted }) => ({
    userId: analysis.userId,
    uses: countUses(analysis, isCounted),
  }));
  await recordEnds(tx, changes);
  await live.publishAll(
    tx,
    ended.flatMap(({ analysis, answers, outcome }) => {
      const engines = countProgress({ engines: analysis.engines, answers });
      const progress = describeProgress({ analysis, step: outcome, engines });
      const end = { userId: analysis.userId, event: { type: 'analysis.progress', progress } as const };
      return renewed.has(analysis.id) ? [end, describeChanges(analysis, now)] : [end];
    }),
  );
}

/** The live event of a prompt's new figures. */
export function describeChanges(
  { userId, companyId, promptId }: Pick<AnalysisRow, 'userId' | 'companyId' | 'promptId'>,
  now: Date,
) {
  const event = { type: 'monitoring.updated', companyId, promptId, lastUpdate: now.toISOString() } as const;
  return { userId, event };
}
