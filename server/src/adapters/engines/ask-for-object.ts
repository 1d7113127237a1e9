import { createOpenAI, type OpenAILanguageModelResponsesOptions } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, generateText, type LanguageModel, Output, wrapLanguageModel } from 'ai';
import { askInTime } from './ask-in-time.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { classifyFailure } from './classify-failure.ts';
import type { CompatibleSettings } from './compatible/compatible-engine.ts';
import type { OpenaiSettings } from './openai/openai-engine.ts';
import { calculateCost, getModelPrice } from './prices.ts';
import type {
  FailedReply,
  StructuredModel,
  StructuredModelSettings,
  StructuredQuestion,
  StructuredReply,
} from './structured-model.ts';

interface Provider {
  readonly name: string;
  readonly languageModel: LanguageModel;
}

/** A structured model over the AI SDK: strict schema, bounded time, size and output; every fault is a reply. */
export function buildStructuredModel(settings: StructuredModelSettings): StructuredModel {
  const { engine, bounds, timeoutMs, clock } = settings;
  const provider = buildProvider(settings);
  const price = getModelPrice({ engine, model: provider.name });
  const { maxInputTokens, maxOutputTokens } = bounds;
  const estimatedCostMicroDollars = calculateCost({
    price,
    used: { inputTokens: maxInputTokens, cachedInputTokens: 0, outputTokens: maxOutputTokens, searches: 0 },
  });

  async function call<Value>(
    { instructions, material, schema }: StructuredQuestion<Value>,
    signal: AbortSignal,
  ): Promise<StructuredReply<Value>> {
    const result = await generateText({
      model: provider.languageModel,
      instructions,
      prompt: material,
      output: Output.object({ schema }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      providerOptions: { openai: { store: false } satisfies OpenAILanguageModelResponsesOptions },
    });
    const { inputTokens = null, outputTokens = null, inputTokenDetails } = result.usage;
    const cachedInputTokens = inputTokenDetails.cacheReadTokens ?? null;
    return {
      status: 'ok',
      value: result.output,
      model: result.finalStep.response.modelId.slice(0, 100),
      costMicroDollars: calculateCost({
        price,
        used: { inputTokens, cachedInputTokens, outputTokens, searches: 0 },
      }),
    };
  }

  function explain(error: unknown): FailedReply {
    const failure = classifyFailure({ error, now: clock.now() });
    if (failure.status === 'refused') {
      const detail = 'declined by the provider';
      return { status: 'failed', kind: 'bad_answer', detail, retryAfterSeconds: null, costMicroDollars: 0 };
    }
    const { status, kind, detail, retryAfterSeconds, isBillable } = failure;
    return {
      status,
      kind,
      detail,
      retryAfterSeconds,
      costMicroDollars: isBillable ? estimatedCostMicroDollars : 0,
    };
  }

  return {
    engine,
    model: provider.name,
    estimatedCostMicroDollars,
    ask: (question, { signal }) =>
      askInTime({
        signal,
        timeoutMs,
        costIfStopped: estimatedCostMicroDollars,
        call: (either) => call(question, either),
        explain,
      }),
  };
}

function buildProvider({ engine, openai, compatible }: StructuredModelSettings): Provider {
  if (engine === 'openai' && openai !== null) return buildOpenai(openai);
  if (engine === 'compatible' && compatible !== null) return buildCompatible(compatible);
  throw new Error(`The key or address of "${engine}" is not set.`);
}

function buildOpenai({ apiKey, baseUrl, model }: OpenaiSettings): Provider {
  const openai = createOpenAI({ apiKey, baseURL: baseUrl, fetch: boundedFetch });
  return { name: model, languageModel: openai.responses(model) };
}

function buildCompatible({ apiKey, baseUrl, model }: CompatibleSettings): Provider {
  const compatible = createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    fetch: boundedFetch,
    supportsStructuredOutputs: true,
  });
  // Local reasoning models write their thoughts before the JSON, between <think> tags.
  const languageModel = wrapLanguageModel({
    model: compatible.chatModel(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  return { name: model, languageModel };
}
