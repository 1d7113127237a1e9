import type { StructuredModel, StructuredQuestion, StructuredReply } from '#adapters/engines';
import { type CallOrder, type ModelCallDeps, makeModelCall } from './make-model-call.ts';

/** A model that writes texts of ours: in turn with the answers asked of its engine, and within the day's money. */
export interface Writer {
  readonly engine: StructuredModel['engine'];
  /**
   * Null: the day's budget is spent. Rejects only when `signal` aborts the wait for a slot, or by a fault of ours.
   */
  write<Value>(request: {
    question: StructuredQuestion<Value>;
    writing: CallOrder & { readonly purpose: 'suggestion' | 'task_list' };
    signal: AbortSignal;
  }): Promise<StructuredReply<Value> | null>;
}

export function createWriter({ model, ...deps }: ModelCallDeps & { model: StructuredModel }): Writer {
  return {
    engine: model.engine,
    write: ({ question, writing, signal }) =>
      makeModelCall(deps, {
        model,
        order: writing,
        slotPurpose: 'writing',
        ask: (options) => model.ask(question, options),
        signal,
      }),
  };
}
