import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { describeProgress } from '../finish/publish-progress.ts';
import type { AnalysisTrigger } from '../rules/analysis-allowance.ts';
import { chooseEngines, planAnalysis } from '../rules/plan-answers.ts';
import { runAnalysisJob } from '../run-job.ts';
import { type NewAnalysis, insertAnalyses } from '../store/analyses.ts';
import { markInProgress } from '../store/prompt-states.ts';
import { bookStarts } from '../store/usage.ts';
import { isUrgent } from '../rules/urgent-analysis.ts';
import type { OwnedPrompt } from '#features/companies';
import { type AnalysisId, type RequestId, newId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import type { Transaction } from '#platform/db';

/** What an analysis is planned by. */
interface PlanningDeps {
  readonly engines: AnalysisFeatureDeps['engines'];
  readonly policy: Pick<AnalysisFeatureDeps['policy'], 'answersPerAnalysis'>;
}

export type StartingDeps = Pick<AnalysisFeatureDeps, 'queue' | 'live'> & PlanningDeps;

/** A prompt that begins an analysis, and the request that asked for it. */
export interface Start {
  readonly owned: OwnedPrompt;
  readonly requestId: RequestId;
}

/**
 * Starts analyses in the caller's transaction, which holds the states of their prompts: rows, states, bookings, jobs
 * and events exist together or not at all, in as many statements for many as for one.
 */
export async function startMany(
  deps: StartingDeps,
  tx: Transaction,
  { starts, trigger, now }: { starts: readonly Start[]; trigger: AnalysisTrigger; now: Date },
): Promise<NewAnalysis[]> {
  if (starts.length === 0) return [];
  const started = starts.map((start) => planNewAnalysis(deps, { start, trigger, now }));
  await insertAnalyses(tx, started);
  await markInProgress(tx, { started, startedAt: now });
  await deps.queue.enqueueMany(
    tx,
    runAnalysisJob,
    started.map(({ id: analysisId, userId }) => ({
      payload: { analysisId },
      options: { groupId: userId, isUrgent: isUrgent(trigger) },
    })),
  );
  await deps.live.publishAll(
    tx,
    started.map((analysis) => ({
      userId: analysis.userId,
      event: { type: 'analysis.progress', progress: describeProgress({ analysis, step: 'queued' }) },
    })),
  );
  // Last, so that accounts are locked for a moment only.
  await bookStarts(tx, { starts: started, day: romeDay(now) });
  return started;
}

/** The row an analysis begins with. */
function planNewAnalysis(
  { engines, policy }: PlanningDeps,
  {
    start: {
      owned: { prompt, company },
      requestId,
    },
    trigger,
    now,
  }: { start: Start; trigger: AnalysisTrigger; now: Date },
): NewAnalysis {
  return {
    id: newId<AnalysisId>(),
    userId: company.userId,
    companyId: company.id,
    promptId: prompt.id,
    requestId,
    trigger,
    day: romeDay(now),
    engines: planAnalysis({
      engines: chooseEngines({
        available: engines.map(({ id }) => id),
        excluded: company.excludedEngines,
      }),
      answersPerAnalysis: policy.answersPerAnalysis,
    }),
    createdAt: now,
    lastProgressAt: now,
    series: prompt.series,
  };
}
