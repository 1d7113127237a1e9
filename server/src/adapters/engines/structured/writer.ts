import type { AccountId, AnalysisId, PromptId } from '#lib/ids';
import type { StructuredModel, StructuredQuestion, StructuredReply } from './structured-model.ts';

/** What a model writes for, and whose call it is. */
export interface Writing {
  readonly purpose: 'suggestion' | 'task_list' | 'action_plan';
  readonly payer: {
    readonly userId: AccountId;
    readonly promptId: PromptId | null;
    readonly analysisId: AnalysisId | null;
  };
}

/** A model that writes texts of ours: in turn with the answers asked of its engine, and within the day's money. */
export interface Writer {
  readonly engine: StructuredModel['engine'];
  /**
   * Null: the rules are to write, because the engine's breaker is open or the day's budget is spent. Rejects only when
   * `signal` aborts the wait for a permit, or by a fault of ours.
   */
  write<Value>(request: {
    question: StructuredQuestion<Value>;
    writing: Writing;
    signal: AbortSignal;
  }): Promise<StructuredReply<Value> | null>;
}
