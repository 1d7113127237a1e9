import type { EngineId, UnknownDetail } from '@citato/contract';
import type { Clock } from '#lib/clock';
import { cutText } from '#lib/text';
import type { AnswerEngine, EngineCitation, EngineQuestion, EngineReply } from './answer-engine.ts';
import { askInTime } from './ask-in-time.ts';
import { classifyFailure } from './classify-failure.ts';
import { cleanCitations, cleanSearchQueries, cleanText } from './clean-answer.ts';
import { calculateCost, getModelPrice, type Consumption } from './prices.ts';
import { takeOffThinking } from './reply/take-off-thinking.ts';
import { nameDropped } from './reply/unknown-details.ts';

/**
 * How an answer ended, by the provider's own word. `cut`: it ran out of room, or into an error; whom the rest would have
 * named nobody knows. `not_shown`: a search page without an AI answer. A refusal in plain words is recognised when the
 * answer is read.
 */
export type Ending = 'complete' | 'declined' | 'cut' | 'not_shown';

/** What a provider answered, before cleaning and pricing. */
export interface ModelAnswer {
  readonly text: string;
  readonly ending: Ending;
  readonly model: string | null;
  readonly citations: readonly EngineCitation[];
  readonly searchQueries: readonly string[];
  readonly used: Consumption;
  /** What the provider itself says it charges, where it does; else the price list says. */
  readonly costMicroDollars?: number | null;
  /** Kinds of details that were dropped from it. */
  readonly unknownDetails: readonly UnknownDetail[];
}

/** The passages as they stand once the text is rid of what a database cannot store. */
function shiftPastNuls({
  text,
  citations,
}: Pick<ModelAnswer, 'text' | 'citations'>): readonly EngineCitation[] {
  if (!text.includes('\0')) return citations;
  const countBefore = (offset: number) => offset - text.slice(0, offset).replaceAll('\0', '').length;
  return citations.map(({ span, ...citation }) => ({
    ...citation,
    span: span && { start: span.start - countBefore(span.start), end: span.end - countBefore(span.end) },
  }));
}

interface ModelEngineSettings {
  readonly id: EngineId;
  readonly model: string;
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** What one call consumes at most. */
  readonly upperUse: Consumption;
  /** What an ordinary question with its search consumes. */
  readonly typicalUse: Consumption;
  /** Asks the provider; may throw anything. */
  readonly call: (question: EngineQuestion, signal: AbortSignal) => Promise<ModelAnswer>;
}

function decideStatus(ending: Ending, isEmpty: boolean): 'ok' | 'refused' | 'empty' | 'not_shown' {
  if (ending === 'not_shown') return 'not_shown';
  if (ending === 'declined') return 'refused';
  return isEmpty ? 'empty' : 'ok';
}

/** An engine behind a paid or private API: bounds the time, cleans and prices the answer, names every fault. */
export function createModelEngine(settings: ModelEngineSettings): AnswerEngine {
  const { id, model, clock, upperUse } = settings;
  const price = getModelPrice({ engine: id, model });
  const estimatedCostMicroDollars = calculateCost({ price, used: upperUse });
  const typicalCostMicroDollars = calculateCost({ price, used: settings.typicalUse });

  /** Of a reply that leaves out what it consumed the usage of an ordinary call is booked. */
  function priceUse({ inputTokens, outputTokens, ...used }: Consumption): number {
    const { typicalUse } = settings;
    return calculateCost({
      price,
      used: {
        ...used,
        inputTokens: inputTokens ?? typicalUse.inputTokens,
        outputTokens: outputTokens ?? typicalUse.outputTokens,
      },
    });
  }

  function buildReply(answer: ModelAnswer): EngineReply {
    const { inputTokens, outputTokens, searches } = answer.used;
    const costMicroDollars = answer.costMicroDollars ?? priceUse(answer.used);
    const spoken = takeOffThinking(answer);
    const text = cleanText(spoken.text);
    const isEmpty = text.trim() === '';
    const dropped = nameDropped(answer.unknownDetails);
    if (answer.ending === 'cut' && !isEmpty) {
      const detail = 'the answer stops before its end';
      return {
        status: 'failed',
        kind: 'cut_off',
        detail,
        retryAfterSeconds: null,
        costMicroDollars,
        ...dropped,
      };
    }
    const status = decideStatus(answer.ending, isEmpty);
    return {
      status,
      text: isEmpty ? '' : text,
      model: cutText(cleanText(answer.model ?? ''), 100) || model,
      citations: cleanCitations({ citations: shiftPastNuls(spoken), length: text.length }),
      searchQueries: cleanSearchQueries(answer.searchQueries),
      usage: { inputTokens, outputTokens, searches, costMicroDollars },
      ...dropped,
    };
  }

  function buildFailure(error: unknown): EngineReply {
    const failure = classifyFailure({ error, engine: id, now: clock.now() });
    if (failure.status === 'refused') {
      const nothing = { inputTokens: null, cachedInputTokens: null, outputTokens: null, searches: 0 };
      return buildReply({
        text: '',
        ending: 'declined',
        model: null,
        citations: [],
        searchQueries: [],
        used: failure.used ?? nothing,
        ...(failure.used === null && { costMicroDollars: 0 }),
        unknownDetails: [],
      });
    }
    const { status, kind, detail, retryAfterSeconds, isBillable, isOfQuestion } = failure;
    const { used, unknownDetails } = failure;
    const unknownCost = isBillable ? estimatedCostMicroDollars : 0;
    const costMicroDollars = failure.costMicroDollars ?? (used === null ? unknownCost : priceUse(used));
    const dropped = nameDropped(unknownDetails);
    return {
      status,
      kind,
      detail,
      retryAfterSeconds,
      costMicroDollars,
      ...dropped,
      ...(isOfQuestion && { isOfQuestion }),
    };
  }

  return {
    id,
    model,
    estimatedCostMicroDollars,
    typicalCostMicroDollars,
    ask: (question, { signal }) =>
      askInTime({
        signal,
        timeoutMs: settings.timeoutMs,
        costIfStopped: estimatedCostMicroDollars,
        call: async (either) => buildReply(await settings.call(question, either)),
        explain: buildFailure,
      }),
  };
}
