import type { EngineId } from '@citato/contract';
import type { buildThirtyDayWindow } from '#features/measurements';
import type { AnalysisId } from '#lib/ids';

/** Days, and the analyses of a prompt that have ended on them. */
export interface EndedWindow extends AnswerWindow {
  readonly analysisIds: readonly AnalysisId[];
}

export type AnswerWindow = ReturnType<typeof buildThirtyDayWindow>;

/** Which answers of a prompt to show; null means no condition. */
export interface AnswerFilter {
  readonly engine: EngineId | null;
  /** Whether the company is named; `uncounted` are answers that are not ok. */
  readonly presence: 'named' | 'absent' | 'uncounted' | null;
  /** The company `presence` is about; null = the own company. */
  readonly companyKey: string | null;
  /** The days of their analyses; null = every answer kept. */
  readonly window: EndedWindow | null;
}
