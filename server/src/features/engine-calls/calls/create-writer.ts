import type { StructuredModel, Writer } from '#adapters/engines';
import { type GuardedCallDeps, makeGuardedCall } from './make-guarded-call.ts';

/** A writer whose calls are booked, counted and guarded as any. */
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
