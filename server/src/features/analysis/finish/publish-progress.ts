import type { AnalysisProgress } from '@citato/contract';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/db';
import { type EngineProgress, buildProgress } from '../rules/analysis-progress.ts';
import type { AnalysisRow } from '../tables.ts';

type ProgressSource = Pick<AnalysisRow, 'id' | 'userId' | 'promptId' | 'companyId' | 'engines'> &
  Partial<Pick<AnalysisRow, 'waitsFor' | 'waitsUntil'>>;

/** How far an analysis is, in the one shape lists and event stream share. */
export function describeProgress({
  analysis,
  step,
  engines = analysis.engines,
}: {
  analysis: ProgressSource;
  step: AnalysisProgress['step'];
  engines?: readonly EngineProgress[];
}): AnalysisProgress {
  const { id: analysisId, promptId, companyId, waitsFor: reason, waitsUntil } = analysis;
  const wait = step === 'queued' && reason && waitsUntil ? { reason, until: waitsUntil.toISOString() } : null;
  return buildProgress({ subject: { analysisId, promptId, companyId }, step, wait, engines });
}

/** Sends it to the user's open browsers, when the transaction commits. */
export async function publishProgress(
  { live }: Pick<Context, 'live'>,
  tx: Queryable,
  reached: { analysis: ProgressSource; step: AnalysisProgress['step']; engines?: readonly EngineProgress[] },
): Promise<void> {
  await live.publish(tx, {
    userId: reached.analysis.userId,
    event: { type: 'analysis.progress', progress: describeProgress(reached) },
  });
}
