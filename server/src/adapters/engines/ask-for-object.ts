import type { OpenAILanguageModelResponsesOptions } from '@ai-sdk/openai';
import { generateText, type LanguageModel, Output, type Schema, zodSchema } from 'ai';
import type * as z from 'zod';
import { cutText } from '#lib/text';
import { askInTime } from './ask-in-time.ts';
import { boundedFetch } from './wire/bounded-fetch.ts';
import { classifyFailure } from './classify-failure.ts';
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
export async function buildStructuredModel(settings: StructuredModelSettings): Promise<StructuredModel> {
  const { engine, bounds, timeoutMs, clock } = settings;
  const provider = await buildProvider(settings);
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
      output: Output.object({ schema: describeOnce(schema) }),
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
      model: cutText(result.finalStep.response.modelId, 100),
      costMicroDollars: calculateCost({
        price,
        used: { inputTokens, cachedInputTokens, outputTokens, searches: 0 },
      }),
    };
  }

  function explain(error: unknown): FailedReply {
    const failure = classifyFailure({ error, engine, now: clock.now() });
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

const described = new WeakMap<z.ZodType, Schema>();

/** What the SDK tells a model of a schema is written out at the first call, not at each. A key's entry is of the key's own type. */
function describeOnce<Value>(schema: z.ZodType<Value>): Schema<Value> {
  const known = described.get(schema) ?? zodSchema(schema);
  described.set(schema, known);
  return known as Schema<Value>;
}

/** The SDK of the one engine asked for; the others are not loaded. */
async function buildProvider(settings: StructuredModelSettings): Promise<Provider> {
  const { engine, fetch = boundedFetch } = settings;
  const provider = settings[engine];
  if (provider === null) throw new Error(`The key or address of "${engine}" is not set.`);
  const name = settings.model ?? provider.model;
  if (engine === 'compatible') {
    const { createChatModel } = await import('./chat-model.ts');
    const languageModel = createChatModel({
      provider: engine,
      settings: { ...provider, model: name },
      fetch,
    });
    return { name, languageModel };
  }
  const { baseUrl: baseURL, apiKey } = provider;
  const access = { ...(apiKey === null ? {} : { apiKey }), baseURL, fetch };
  switch (engine) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return { name, languageModel: createOpenAI(access).responses(name) };
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return { name, languageModel: createGoogle(access)(name) };
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return { name, languageModel: createAnthropic(access)(name) };
    }
  }
}
