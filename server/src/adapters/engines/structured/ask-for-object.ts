import type { OpenAILanguageModelResponsesOptions } from '@ai-sdk/openai';
import { type Schema, zodSchema } from 'ai';
import type * as z from 'zod';
import { cutText } from '#lib/text';
import { readMessagesReply } from '../anthropic/read-reply.ts';
import { askInTime } from '../ask-in-time.ts';
import { readChatReply } from '../chat/read-reply.ts';
import { classifyFailure } from '../classify-failure.ts';
import { readGenerateContentReply } from '../google/read-reply.ts';
import type { ModelAnswer } from '../model-engine.ts';
import { readResponsesReply } from '../openai/read-reply.ts';
import { calculateCost, type Consumption, getModelPrice } from '../prices.ts';
import { takeOffThinking } from '../reply/take-off-thinking.ts';
import { nameDropped } from '../reply/unknown-details.ts';
import { InvalidReplyError, knownUse } from '../reply/invalid-reply.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { fitToSchema } from './fit-to-schema.ts';
import { parseObject } from './parse-object.ts';
import { postBySdk, type SdkModel } from './post-by-sdk.ts';
import type {
  FailedReply,
  StructuredModel,
  StructuredModelSettings,
  StructuredQuestion,
  StructuredReply,
} from './structured-model.ts';

interface Provider {
  readonly name: string;
  readonly buildModel: (fetch: typeof globalThis.fetch) => SdkModel;
  readonly read: (body: unknown) => ModelAnswer;
}

/**
 * A structured model: the SDK writes the request in the provider's dialect of schemas, the reply is read by the reader of
 * its protocol. Bounded time, size and output; every fault is a reply.
 */
export async function buildStructuredModel(settings: StructuredModelSettings): Promise<StructuredModel> {
  const { engine, bounds, timeoutMs, clock, fetch = boundedFetch } = settings;
  const provider = await buildProvider(settings);
  const price = getModelPrice({ engine, model: provider.name });
  const { maxInputTokens, maxOutputTokens } = bounds;
  const upperUse = {
    inputTokens: maxInputTokens,
    cachedInputTokens: 0,
    outputTokens: maxOutputTokens,
    searches: 0,
  };
  const estimatedCostMicroDollars = calculateCost({ price, used: upperUse });
  /** Where a reply does not say its usage, the most it may have is booked. */
  const priceUse = ({ inputTokens, outputTokens, cachedInputTokens }: Consumption) =>
    calculateCost({
      price,
      used: {
        inputTokens: inputTokens ?? maxInputTokens,
        outputTokens: outputTokens ?? maxOutputTokens,
        cachedInputTokens,
        searches: 0,
      },
    });

  async function call<Value>(
    { instructions, material, schema, lenientSchema = schema }: StructuredQuestion<Value>,
    signal: AbortSignal,
  ): Promise<StructuredReply<Value>> {
    const body = await postBySdk(
      { buildModel: provider.buildModel, fetch },
      {
        prompt: [
          { role: 'system', content: instructions },
          { role: 'user', content: [{ type: 'text', text: material }] },
        ],
        responseFormat: { type: 'json', schema: await describeOnce(schema).jsonSchema },
        maxOutputTokens,
        abortSignal: signal,
        providerOptions: { openai: { store: false } satisfies OpenAILanguageModelResponsesOptions },
      },
    );
    const answer = provider.read(body);
    const { used, unknownDetails } = answer;
    const written = parseObject(takeOffThinking(answer).text);
    const fitted = written === undefined ? null : fitToSchema(lenientSchema, written);
    if (fitted === null) {
      const isDeclined = answer.ending === 'declined';
      const message = isDeclined ? 'declined by the provider' : 'no object of the schema';
      throw new InvalidReplyError(message, { body: null, used: knownUse(used), unknownDetails });
    }
    const isAsAsked = !fitted.isReduced && (lenientSchema === schema || schema.safeParse(written).success);
    return {
      status: 'ok',
      value: fitted.value,
      model: cutText(answer.model ?? '', 100) || provider.name,
      costMicroDollars: priceUse(used),
      ...nameDropped(isAsAsked ? unknownDetails : [...new Set([...unknownDetails, 'field' as const])]),
    };
  }

  function explain(error: unknown): FailedReply {
    const failure = classifyFailure({ error, engine, now: clock.now() });
    if (failure.status === 'refused') {
      const costMicroDollars = failure.used === null ? 0 : priceUse(failure.used);
      const detail = 'declined by the provider';
      return { status: 'failed', kind: 'bad_answer', detail, retryAfterSeconds: null, costMicroDollars };
    }
    const { status, kind, detail, retryAfterSeconds, isBillable, used, unknownDetails } = failure;
    const unknownCost = isBillable ? estimatedCostMicroDollars : 0;
    const costMicroDollars = used === null ? unknownCost : priceUse(used);
    return { status, kind, detail, retryAfterSeconds, costMicroDollars, ...nameDropped(unknownDetails) };
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

/** The schema's text for the model is written at the first call, not at each. */
function describeOnce(schema: z.ZodType): Schema {
  const known = described.get(schema) ?? zodSchema(schema);
  described.set(schema, known);
  return known;
}

const UNASKED = { question: '' };

/** The SDK of the one engine asked for; the others are not loaded. */
async function buildProvider(settings: StructuredModelSettings): Promise<Provider> {
  const { engine } = settings;
  const provider = settings[engine];
  if (provider === null) throw new Error(`The key or address of "${engine}" is not set.`);
  const name = settings.model ?? provider.model;
  const { baseUrl: baseURL, apiKey } = provider;
  const access = { ...(apiKey === null ? {} : { apiKey }), baseURL };
  switch (engine) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const buildModel: Provider['buildModel'] = (fetch) =>
        createOpenAI({ ...access, fetch }).responses(name);
      return { name, buildModel, read: (body) => readResponsesReply(body, UNASKED) };
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      const buildModel: Provider['buildModel'] = (fetch) => createGoogle({ ...access, fetch })(name);
      return { name, buildModel, read: (body) => readGenerateContentReply(body, UNASKED) };
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const buildModel: Provider['buildModel'] = (fetch) => createAnthropic({ ...access, fetch })(name);
      return { name, buildModel, read: (body) => readMessagesReply(body, UNASKED) };
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const options = { ...access, name: engine, supportsStructuredOutputs: true };
      const buildModel: Provider['buildModel'] = (fetch) =>
        createOpenAICompatible({ ...options, fetch }).chatModel(name);
      return { name, buildModel, read: readChatReply };
    }
  }
}
