import type { FinishReason } from 'ai';
import type { ChatModel } from './chat-model.ts';

type CallOptions = Parameters<ChatModel['doGenerate']>[0];

/** What a chat completion says, in the words of the SDK. */
export interface ChatAnswer {
  readonly text: string;
  readonly finishReason: FinishReason;
  readonly modelId: string;
  readonly metadata: unknown;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/**
 * Asks one question, verbatim, in one call. Without tools there is nothing for the SDK's `generateText` to loop over, and
 * its bookkeeping takes more processor time than the call itself.
 */
export async function askChatModel({
  model,
  question,
  maxOutputTokens,
  signal,
  providerOptions = {},
}: {
  model: ChatModel;
  question: string;
  maxOutputTokens: number;
  signal: AbortSignal;
  providerOptions?: NonNullable<CallOptions['providerOptions']>;
}): Promise<ChatAnswer> {
  const { content, finishReason, response, providerMetadata, usage } = await model.doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: question }] }],
    maxOutputTokens,
    abortSignal: signal,
    providerOptions,
  });
  return {
    text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    finishReason: finishReason.unified,
    modelId: response?.modelId ?? model.modelId,
    metadata: providerMetadata,
    inputTokens: usage.inputTokens.total ?? null,
    outputTokens: usage.outputTokens.total ?? null,
  };
}
