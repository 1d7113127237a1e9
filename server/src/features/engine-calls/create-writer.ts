import type { StructuredModel, StructuredQuestion, StructuredReply } from '#adapters/engines';
import { type AnalysisId, type EngineCallId, type PromptId, type UserId, newId } from '#lib/ids';
import { romeDaySpan } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { bookCalls } from './book-calls.ts';
import type { EngineSlots } from './lease-slots.ts';
import { settleCalls } from './settle-calls.ts';

/** What a text is for, as the ledger keeps it. */
interface Writing {
  readonly userId: UserId;
  readonly promptId: PromptId | null;
  readonly analysisId: AnalysisId | null;
  readonly purpose: 'suggestion' | 'task_list';
}

/** A model that writes texts of ours: in turn with the answers asked of its engine, and within the day's money. */
export interface Writer {
  readonly engine: StructuredModel['engine'];
  /**
   * Null: the day's budget is spent. Rejects only when `signal` aborts the wait for a slot, or by a fault of ours.
   */
  write<Value>(request: {
    question: StructuredQuestion<Value>;
    writing: Writing;
    signal: AbortSignal;
  }): Promise<StructuredReply<Value> | null>;
}

/** Each call takes a slot of its engine, is booked before it is made and settled after it. */
export function createWriter({
  db,
  clock,
  slots,
  model,
  dailyBudgetCents,
}: Pick<Context, 'db' | 'clock'> & {
  slots: EngineSlots;
  model: StructuredModel;
  /** US cents a Rome day for all users; null = no limit. */
  dailyBudgetCents: number | null;
}): Writer {
  const { engine, estimatedCostMicroDollars } = model;

  async function book(writing: Writing): Promise<EngineCallId | null> {
    const startedAt = clock.now();
    const id = newId<EngineCallId>();
    const [booked] = await bookCalls(db, {
      calls: [{ ...writing, id, engine, model: model.model, estimatedCostMicroDollars, startedAt }],
      budgetCents: dailyBudgetCents,
      day: romeDaySpan(startedAt),
    });
    return booked?.id ?? null;
  }

  return {
    engine,
    write: async ({ question, writing, signal }) => {
      const lease = await slots.take({ engine, wanted: 1, signal, purpose: 'writing' });
      try {
        const id = await book(writing);
        if (id === null) return null;
        const reply = await model.ask(question, { signal });
        const costMicroDollars = Math.round(reply.costMicroDollars);
        await settleCalls(db, {
          calls: [{ id, status: reply.status, costMicroDollars }],
          finishedAt: clock.now(),
        });
        return reply;
      } finally {
        lease.releaseOne();
      }
    },
  };
}
