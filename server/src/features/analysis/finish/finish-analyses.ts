import { type AnsweredSample, listAnswered } from '#features/answers';
import { type OwnedPrompt, listNamesRevisionsAsSystem } from '#features/companies';
import { aggregatePrompts } from '#features/measurements';
import { type AccountLimits, listLimits } from '#features/plans';
import { rereadCompanyJob } from '#features/reading';
import type { AnalysisId, UserId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { analysisFinished } from '../analysis-finished.ts';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { type Collection, planAttempts } from './plan-attempts.ts';
import { describeProgress } from './publish-progress.ts';
import { countUses } from '../rules/analysis-allowance.ts';
import { type AnalysisOutcome, decideOutcome } from '../rules/analysis-outcome.ts';
import { countProgress } from '../rules/analysis-progress.ts';
import { decideDue, decideNextRun } from '../rules/due-prompts.ts';
import { endAnalyses } from '../store/progress.ts';
import { markIdle } from '../store/prompt-states.ts';
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

interface EndedAnalysis extends EndingAnalysis {
  readonly answers: readonly AnsweredSample[];
  readonly outcome: AnalysisOutcome;
  readonly isCounted: boolean;
}

/**
 * Ends analyses with the answers they have: numbers, states, next runs, news and events in one transaction, in as many
 * statements for many as for one. Nothing happens to an analysis that another attempt holds.
 */
export async function finishAnalyses(
  deps: AnalysisFeatureDeps,
  endings: readonly EndingAnalysis[],
): Promise<readonly null[]> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const ended = await endAll(tx, { endings, now });
    if (ended.length === 0) return;
    await renewNumbers(tx, { ended, now });
    await rereadRenamed(deps, tx, ended);
    for (const { analysis, subject, collection, answers } of ended)
      if (subject !== null && collection !== null)
        await planAttempts(deps, tx, { analysis, collection, answers });
    await setIdle(tx, { ended, now });
    await tell(deps, tx, { ended, now });
    await deps.events.announceAll(
      tx,
      analysisFinished,
      ended.map(({ analysis: { id, promptId, companyId, userId }, outcome }) => ({
        analysisId: id,
        promptId,
        companyId,
        userId,
        outcome,
      })),
    );
  });
  return endings.map(() => null);
}

/** From here on nobody else writes for these analyses. */
async function endAll(
  tx: Transaction,
  { endings, now }: { endings: readonly EndingAnalysis[]; now: Date },
): Promise<EndedAnalysis[]> {
  const answers = await listAnswered(
    tx,
    endings.map(({ analysis }) => analysis),
  );
  const decided = endings.map((ending) => {
    const own = answers.get(ending.analysis.id) ?? [];
    const outcome = decideOutcome(own.map(({ status }) => status));
    return { ...ending, answers: own, outcome, isCounted: outcome === 'finished' };
  });
  const ours = await endAnalyses(tx, {
    ends: decided.map(({ analysis: { id: analysisId, attempt }, outcome, isCounted }) => ({
      fence: { analysisId, attempt, phase: 'open' },
      outcome,
      isCounted,
    })),
    finishedAt: now,
  });
  return decided.filter(({ analysis }) => ours.has(analysis.id));
}

async function renewNumbers(
  tx: Transaction,
  { ended, now }: { ended: readonly EndedAnalysis[]; now: Date },
): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(ended, ({ analysis }) => analysis.day))
    await aggregatePrompts(tx, {
      day,
      ended: ofDay.flatMap(({ subject, analysis: { createdAt }, outcome }) =>
        subject === null ? [] : [{ subject, createdAt, endedAt: now, hasAnswers: outcome === 'finished' }],
      ),
    });
}

/**
 * Answers that landed after the names changed were read under the old ones: a job of their own reads them again,
 * because the one the change began may have passed this prompt.
 */
async function rereadRenamed(
  { queue }: AnalysisFeatureDeps,
  tx: Transaction,
  ended: readonly EndedAnalysis[],
): Promise<void> {
  const revisions = await listNamesRevisionsAsSystem(tx, [
    ...new Set(ended.map(({ analysis }) => analysis.companyId)),
  ]);
  for (const { analysis, subject, answers } of ended) {
    const newest = revisions.get(analysis.companyId);
    const isOld = answers.some(
      ({ status, namesRevision }) => ['ok', 'refused'].includes(status) && namesRevision !== newest,
    );
    if (subject === null || newest === undefined || !isOld) continue;
    const { companyId, userId } = analysis;
    await queue.enqueue(tx, rereadCompanyJob, { companyId }, { groupId: userId });
  }
}

async function setIdle(
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
  limits: ReadonlyMap<UserId, AccountLimits>;
  lastRunAt: Date;
}): Date | null {
  if (subject === null) return null;
  const { prompt, company } = subject;
  const { promptAnalysisEnabled = false } = limits.get(company.userId) ?? {};
  const verdict = decideDue({ promptAnalysisEnabled, isActive: prompt.isActive });
  return verdict === 'run' ? decideNextRun({ promptId: prompt.id, lastRunAt }) : null;
}

/** Tells the users that their analyses have ended and which prompts have new numbers, when the transaction commits. */
async function tell(
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

/** What a user is told of a prompt's new numbers. */
export function describeChanges(
  { userId, companyId, promptId }: Pick<AnalysisRow, 'userId' | 'companyId' | 'promptId'>,
  now: Date,
) {
  const event = { type: 'monitoring.updated', companyId, promptId, lastUpdate: now.toISOString() } as const;
  return { userId, event };
}
