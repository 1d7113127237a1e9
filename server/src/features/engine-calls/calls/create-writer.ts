import type { StructuredModel, StructuredQuestion, StructuredReply } from '#adapters/engines';
import type { WritingPurpose } from '../rules/call-policies.ts';
import { type CallPayer, type GuardedCallDeps, makeGuardedCall } from './make-guarded-call.ts';

/** A model that writes texts of ours: in turn with the answers asked of its engine, and within the day's money. */
export interface Writer {
  readonly engine: StructuredModel['engine'];
  /**
   * Null: the rules are to write, because the engine's breaker is open or the day's budget is spent. Rejects only when
   * `signal` aborts the wait for a permit, or by a fault of ours.
   */
  write<Value>(request: {
    question: StructuredQuestion<Value>;
    writing: { readonly purpose: WritingPurpose; readonly payer: CallPayer };
    signal: AbortSignal;
  }): Promise<StructuredReply<Value> | null>;
}

export function createWriter({ model, ...deps }: GuardedCallDeps & { model: StructuredModel }): Writer {
  return {
    engine: model.engine,
    write: async ({ question, writing, signal }) => {
      const reply = await makeGuardedCall(deps, {
        order: writing,
        model,
        ask: (options) => model.ask(question, options),
        timeoutMs: null,
        signal,
      });
      return typeof reply === 'string' ? null : reply;
    },
  };
}
