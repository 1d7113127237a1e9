import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import { boundedFetch } from './wire/bounded-fetch.ts';
import { sourcesExtractor } from './chat-sources.ts';
import type { CompatibleSettings, Wire } from './provider-settings.ts';

/** A model that can be asked directly, and be given to the SDK's own functions. */
export type ChatModel = ReturnType<typeof wrapLanguageModel>;

/**
 * A model behind POST {baseUrl}/chat/completions. Reasoning models write their thoughts before the answer, between
 * <think> tags: they are no part of it.
 * @param provider the key of its own options
 */
export function createChatModel({
  provider,
  settings: { apiKey, baseUrl, model },
  fetch = boundedFetch,
}: Wire & {
  provider: 'perplexity' | 'compatible';
  settings: CompatibleSettings;
}): ChatModel {
  const client = createOpenAICompatible({
    name: provider,
    baseURL: baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    fetch,
    metadataExtractor: sourcesExtractor,
    supportsStructuredOutputs: true,
  });
  return wrapLanguageModel({
    model: client.chatModel(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
