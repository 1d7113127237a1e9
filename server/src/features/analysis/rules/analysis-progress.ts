import type { AnalysisProgress, EngineId } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';

/** How far one engine is in an analysis; stored with it, so that a list and the event stream show the same. */
export interface EngineProgress {
  readonly engine: EngineId;
  readonly planned: number;
  /** Answers that arrived, whatever their status. */
  readonly answered: number;
  readonly failed: number;
  /** Ok answers, and those of them that name the company. */
  readonly ok: number;
  readonly named: number;
}

export interface ProgressSubject {
  readonly analysisId: string;
  readonly promptId: string;
  readonly companyId: string;
}

export function buildProgress({
  subject,
  step,
  wait,
  engines,
}: {
  subject: ProgressSubject;
  step: AnalysisProgress['step'];
  wait: AnalysisProgress['wait'];
  engines: readonly EngineProgress[];
}): AnalysisProgress {
  const named = engines.reduce((total, engine) => total + engine.named, 0);
  const ok = engines.reduce((total, engine) => total + engine.ok, 0);
  return {
    ...subject,
    step,
    wait,
    answered: engines.reduce((total, { answered }) => total + answered, 0),
    planned: engines.reduce((total, { planned }) => total + planned, 0),
    mentions: named,
    mentionRate: buildRate({ hits: named, n: ok }),
    engines: engines.map(({ engine, answered, failed, planned }) => ({ engine, answered, failed, planned })),
  };
}
