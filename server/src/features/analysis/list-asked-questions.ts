import type { Market } from '@citato/contract';
import { marketOf } from '@citato/contract/markets';
import { loadSeries, type OwnedPrompt } from '#features/companies';
import type { AnalysisId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listSeriesOfAnalyses } from './store/analyses.ts';

/** What a prompt asked at one of its analyses. */
export interface AskedQuestion {
  readonly series: number;
  readonly text: string;
  readonly persona: string | null;
  readonly market: Market;
}

/** What some analyses of a prompt asked: its question may have been another then. */
export async function listAskedQuestions(
  db: Queryable,
  { subject: { prompt, company }, analysisIds }: { subject: OwnedPrompt; analysisIds: readonly AnalysisId[] },
): Promise<(analysisId: AnalysisId) => AskedQuestion> {
  const { series, text, persona } = prompt;
  const now = { series, text, persona, market: marketOf(prompt, company) };
  if (series === 1 || analysisIds.length === 0) return () => now;
  const { all } = await loadSeries(db, [prompt.id]);
  const numbers = await listSeriesOfAnalyses(db, [...new Set(analysisIds)]);
  const questions = new Map(all.map(({ number, ...asked }) => [number, { ...asked, series: number }]));
  return (analysisId) => questions.get(numbers.get(analysisId) ?? series) ?? now;
}
