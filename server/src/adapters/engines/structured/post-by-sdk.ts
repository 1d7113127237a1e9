import type { wrapLanguageModel } from 'ai';
import { InvalidReplyError } from '../reply/invalid-reply.ts';

/** A model as the SDK's providers build it. */
export type SdkModel = ReturnType<typeof wrapLanguageModel>;

/** Takes a reply from the SDK unparsed, since its closed schemas refuse a whole reply for one unknown detail. */
class AcceptedReply extends Error {
  override readonly name = 'AcceptedReply';
  readonly body: unknown;

  constructor(body: unknown) {
    super('accepted');
    this.body = body;
  }
}

const acceptReply =
  (send: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!response.ok) return response;
    throw new AcceptedReply(parseBody(await response.text()));
  };

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidReplyError('the reply is no JSON', { body: null });
  }
}

/**
 * Sends the SDK's request, which each provider gets in its own dialect of schemas, and returns the reply's body as it
 * is. Throws what the SDK throws on a failure status.
 */
export async function postBySdk(
  {
    buildModel,
    fetch,
  }: { buildModel: (fetch: typeof globalThis.fetch) => SdkModel; fetch: typeof globalThis.fetch },
  options: Parameters<SdkModel['doGenerate']>[0],
): Promise<unknown> {
  try {
    await buildModel(acceptReply(fetch)).doGenerate(options);
  } catch (error) {
    if (error instanceof AcceptedReply) return error.body;
    throw error;
  }
  throw new Error('The SDK made no request');
}
