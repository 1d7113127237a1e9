import type { EngineId } from '@citato/contract';
import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineCitation, EngineQuestion, EngineReply } from './answer-engine.ts';
import { classifyFailure } from './classify-failure.ts';
import { cleanCitations, cleanSearchQueries, cleanText } from './clean-answer.ts';
import { calculateCost, getModelPrice, type Consumption } from './prices.ts';

/** What a provider answered, before cleaning and pricing. */
export interface ModelAnswer {
  readonly text: string;
  /** The provider itself says that it declined; a refusal in plain words is recognised when the answer is read. */
  readonly isRefusal: boolean;
  readonly model: string | null;
  readonly citations: readonly EngineCitation[];
  readonly searchQueries: readonly string[];
  readonly used: Consumption;
}

interface ModelEngineSettings {
  readonly id: EngineId;
  readonly model: string;
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** What one call consumes at most. */
  readonly upperUse: Consumption;
  /** Asks the provider; may throw anything. */
  readonly call: (question: EngineQuestion, signal: AbortSignal) => Promise<ModelAnswer>;
}

/** An engine behind a paid or private API: bounds the time, cleans and prices the answer, names every fault. */
export function createModelEngine(settings: ModelEngineSettings): AnswerEngine {
  const { id, model, clock, upperUse } = settings;
  const price = getModelPrice({ engine: id, model });
  const estimatedCostMicroDollars = calculateCost({ price, used: upperUse });

  async function ask(question: EngineQuestion, signal: AbortSignal): Promise<EngineReply> {
    if (signal.aborted) return buildStopped({ signal, costMicroDollars: 0 });
    const deadline = AbortSignal.timeout(settings.timeoutMs);
    const either = AbortSignal.any([signal, deadline]);
    try {
      return buildReply(await settings.call(question, either));
    } catch (error) {
      // The provider may finish and bill what we stopped waiting for.
      if (either.aborted)
        return buildStopped({ signal: either, costMicroDollars: estimatedCostMicroDollars });
      return buildFailure(error);
    }
  }

  function buildReply(answer: ModelAnswer): EngineReply {
    const text = cleanText(answer.text);
    const status = answer.isRefusal ? 'refused' : text.trim() === '' ? 'empty' : 'ok';
    const { inputTokens, outputTokens, searches } = answer.used;
    const costMicroDollars = calculateCost({ price, used: answer.used });
    return {
      status,
      text: status === 'empty' ? '' : text,
      model: cleanText(answer.model ?? '').slice(0, 100) || model,
      citations: cleanCitations(answer.citations),
      searchQueries: cleanSearchQueries(answer.searchQueries),
      usage: { inputTokens, outputTokens, searches, costMicroDollars },
    };
  }

  function buildFailure(error: unknown): EngineReply {
    const failure = classifyFailure({ error, now: clock.now() });
    if (failure.status === 'refused') {
      const used = { inputTokens: null, cachedInputTokens: null, outputTokens: null, searches: 0 };
      return buildReply({ text: '', isRefusal: true, model: null, citations: [], searchQueries: [], used });
    }
    const { status, kind, detail, retryAfterSeconds, isBillable } = failure;
    const costMicroDollars = isBillable ? estimatedCostMicroDollars : 0;
    return { status, kind, detail, retryAfterSeconds, costMicroDollars };
  }

  return {
    id,
    model,
    estimatedCostMicroDollars,
    ask: (question, { signal }) => ask(question, signal),
  };
}

/** The reply of a call that was stopped from our side: by its deadline, or by a shutdown or a lost lease. */
export function buildStopped({
  signal,
  costMicroDollars,
}: {
  signal: AbortSignal;
  costMicroDollars: number;
}): EngineReply {
  const isTimeout = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
  return {
    status: 'failed',
    kind: isTimeout ? 'timeout' : 'aborted',
    detail: isTimeout ? 'no answer in time' : 'stopped by us',
    retryAfterSeconds: null,
    costMicroDollars,
  };
}
