import type { EngineReply } from '#adapters/engines';

/** The words of an answer each of its sources supports, in their order; null where the engine does not say. */
export function listPassages(reply: EngineReply): (string | null)[] {
  if (reply.status === 'failed') throw new Error(reply.detail);
  const { text, citations } = reply;
  return citations.map(({ span }) => span && text.slice(span.start, span.end));
}
