import type { FastifyInstance } from 'fastify';
import { serveAssistants } from './mcp/serve-assistants.ts';
import { serveOAuth } from './oauth/serve-oauth.ts';

type EndpointDeps = Parameters<typeof serveAssistants>[1] & Parameters<typeof serveOAuth>[1];

/** What programs call that know nothing of our contract: assistants at `/mcp`, and consent as OAuth has it. */
export function serveAssistantEndpoints(server: FastifyInstance, deps: EndpointDeps): void {
  serveAssistants(server, deps);
  serveOAuth(server, deps);
}
