import type { wrapLanguageModel } from 'ai';
import { UnsoundReplyError } from '../reply/unsound-reply.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';

/** A model as the SDK's providers build it. */
export type SdkModel = ReturnType<typeof wrapLanguageModel>;

/** Carries a reply past the SDK, whose closed schemas refuse a whole reply for one detail they do not know. */
class HeardReply extends Error {
  override readonly name = 'HeardReply';
  readonly body: unknown;

  constructor(body: unknown) {
    super('heard');
    this.body = body;
  }
}

const hear: typeof fetch = async (input, init) => {
  const response = await boundedFetch(input, init);
  if (!response.ok) return response;
  throw new HeardReply(parseBody(await response.text()));
};

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnsoundReplyError('the reply is no JSON', { body: null });
  }
}

/**
 * Sends what the SDK asks a provider for, each in its own dialect of schemas, and gives the body of the reply as it is.
 * Throws what the SDK throws on a status of failure.
 */
export async function postBySdk(
  buildModel: (fetch: typeof globalThis.fetch) => SdkModel,
  options: Parameters<SdkModel['doGenerate']>[0],
): Promise<unknown> {
  try {
    await buildModel(hear).doGenerate(options);
  } catch (error) {
    if (error instanceof HeardReply) return error.body;
    throw error;
  }
  throw new Error('The SDK made no request');
}
