import { createMcpHandler } from '@modelcontextprotocol/server';
import type { AssistantOffer } from './assistant-tool.ts';
import { createAssistantServer } from './create-assistant-server.ts';

/** Answers one HTTP request of an assistant, with its body as it was parsed. */
export type AssistantHandler<Call> = (
  request: Request,
  given: { call: Call; body: unknown },
) => Promise<Response>;

/**
 * Answers the present revision of the protocol and the one before, without sessions: each request brings all it needs,
 * so that any process answers it, also after a restart. Subscriptions are not offered, nothing is kept open.
 */
export function createAssistantHandler<Call>(offer: AssistantOffer<Call>): AssistantHandler<Call> {
  return async (request, { call, body }) => {
    const handler = createMcpHandler(() => createAssistantServer(offer, call), {
      legacy: 'stateless',
      maxSubscriptions: 0,
    });
    return handler.fetch(request, { parsedBody: body });
  };
}
