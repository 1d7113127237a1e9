import type { EngineId } from '@citato/contract';
import { type AnsweredSample, listAnswered } from '#features/answers';
import { type OwnedPrompt, listPromptsAsSystem } from '#features/companies';
import { listMentionedCompanies } from '#features/measurements';
import { type PreparedAnswers, listKnownCompanies } from '#features/reading';
import type { AnalysisId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { listDueAnalyses } from './list-due-analyses.ts';
import { describeProgress } from '../finish/publish-progress.ts';
import { type PlannedAttempt, listAttempts } from '../store/engine-attempts.ts';
import { claimAnalyses } from '../store/fences.ts';
import type { AnalysisRow } from '../tables.ts';

/** What a run is based on: its question, and what is known before anything is asked. */
export interface RunContext {
  readonly subject: OwnedPrompt;
  readonly earlier: readonly AnsweredSample[];
  /** What the prompt missed before, by engine. */
  readonly attempts: readonly PlannedAttempt[];
  readonly knownCompanies: readonly { name: string }[];
  /** Answers the run has parsed and a model is still to read. */
  readonly prepared: PreparedAnswers;
  /** False when the plan ended or the question changed meanwhile: no more calls are made. */
  readonly isDue: boolean;
  /** Engines the plan does not ask, or no longer. */
  readonly withheldEngines: readonly EngineId[];
}

/** An analysis claimed by this process. */
export interface OpenedRun {
  readonly analysis: AnalysisRow;
  /** Null when the prompt was archived meanwhile. */
  readonly context: RunContext | null;
}

/** Claims analyses from the queue; null for those that have ended or are gone. */
export async function openRuns(
  { db, clock, live }: AnalysisFeatureDeps,
  analysisIds: readonly AnalysisId[],
): Promise<(OpenedRun | null)[]> {
  const claimed = await claimAnalyses(db, { analysisIds, now: clock.now() });
  if (claimed.length === 0) return analysisIds.map(() => null);
  await live.publishAll(
    db,
    claimed.map((analysis) => ({
      userId: analysis.userId,
      event: { type: 'analysis.progress', progress: describeProgress({ analysis, step: 'asking' }) },
    })),
  );
  const contexts = await loadRunContexts(db, claimed);
  const byId = new Map(claimed.map((analysis) => [analysis.id, analysis]));
  return analysisIds.map((id) => {
    const analysis = byId.get(id);
    return analysis === undefined ? null : { analysis, context: contexts.get(id) ?? null };
  });
}

/** What runs are based on, by analysis, in as many statements for many as for one; archived prompts are left out. */
export async function loadRunContexts(
  db: Queryable,
  analyses: readonly AnalysisRow[],
): Promise<Map<AnalysisId, RunContext>> {
  const subjects = await listPromptsAsSystem(
    db,
    analyses.map(({ promptId }) => promptId),
  );
  // Before its second attempt nothing of an analysis was answered.
  const earlier = await listAnswered(
    db,
    analyses.filter(({ attempt }) => attempt > 1),
  );
  const promptIds = subjects.map(({ prompt }) => prompt.id);
  const attempts = await listAttempts(db, promptIds);
  const named = await listMentionedCompanies(db, promptIds);
  const due = await listDueAnalyses(db, analyses);
  const byPrompt = new Map(subjects.map((subject) => [subject.prompt.id.toString(), subject]));
  return new Map(
    analyses.flatMap(({ id, promptId, series }) => {
      const subject = byPrompt.get(promptId);
      if (subject === undefined) return [];
      const context = {
        subject,
        earlier: earlier.get(id) ?? [],
        attempts: attempts.filter((row) => row.promptId === promptId),
        knownCompanies: listKnownCompanies(named.get(promptId) ?? []),
        prepared: new Map(),
        isDue: due.has(id) && series === subject.prompt.series,
        withheldEngines: due.get(id) ?? [],
      };
      return [[id, context] as const];
    }),
  );
}
