import * as z from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAssistantHandler } from '#adapters/assistants';
import { AppError } from '#lib/app-error';
import { buildAppLink } from '#lib/app-link';
import { assertOwnSite, bearerOf, type OwnSite } from '#platform/http';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import type { InnerCalls } from '../calls/create-inner-calls.ts';
import { type Access, findAccess } from '../calls/find-access.ts';
import { assertIncluded } from '../keys/authenticate-key.ts';
import { buildChallenge } from '../oauth/describe-server.ts';
import { holdsKey } from '../rules/address-key.ts';
import { createApiCaller, type SendCall } from './create-api-caller.ts';
import { buildOffer } from './build-offer.ts';
import { listWritingTools } from './list-writing-tools.ts';

const PATHS = ['/mcp', '/mcp/'];

type ServeDeps = Pick<ApiAccessDeps, 'db' | 'clock' | 'settings'> & {
  readonly site: OwnSite;
  readonly inner: InnerCalls;
};

/** Serves assistants at `/mcp`: whoever comes with a key, or with a person's consent, is answered with what that may do. */
export function serveAssistants(server: FastifyInstance, deps: ServeDeps): void {
  const answer = createAssistantHandler(buildOffer());
  const { appUrl } = deps.settings;
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    assertOwnSite({ method: request.method, headers: request.headers, site: deps.site });
    if (holdsKey(request.query)) throw new AppError('keys.in_address');
    const bearer = bearerOf(request);
    const challenge = (error: string | null) => {
      reply.header('www-authenticate', buildChallenge({ appUrl, error }));
    };
    const access = await admit(deps, { bearer, challenge });
    if (access.kind === 'assistant' && !access.mayWrite && isWriting(request.body)) {
      challenge('insufficient_scope');
      throw new AppError('assistants.read_only');
    }
    const call = createApiCaller({ appUrl, send: sendWithin(server, deps.inner.mark(bearer ?? '')) });
    const response = await answer(toWebRequest(request, appUrl), { call, body: request.body });
    reply.code(response.status).header('cache-control', 'no-store');
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.send(await response.text());
  };
  for (const url of PATHS) server.route({ method: ['GET', 'POST', 'DELETE'], url, handler: handle });
}

/** Who calls; a refusal says where consent can be asked for. */
async function admit(
  deps: ServeDeps,
  { bearer, challenge }: { bearer: string | null; challenge: (error: string | null) => void },
): Promise<Access> {
  try {
    const access = await findAccess(deps, { bearer, now: deps.clock.now(), takesAssistants: true });
    await assertIncluded(deps.db, access.accountId);
    return access;
  } catch (error) {
    if (error instanceof AppError && error.status === 401)
      challenge(bearer === null ? null : 'invalid_token');
    throw error;
  }
}

const WRITING = new Set(listWritingTools().map(({ name }) => name));
const toolCall = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) });

/** Whether a message calls a tool that changes something; which it may is asked of its person anew. */
function isWriting(body: unknown): boolean {
  const { data } = toolCall.safeParse(body);
  return data !== undefined && WRITING.has(data.params.name);
}

/** The API within this process, by the same routes, limits and checks as from outside. */
function sendWithin(server: FastifyInstance, bearer: string): SendCall {
  return async ({ method, path, body }) => {
    const response = await server.inject({
      method,
      url: path.replace(/^\/api\//, '/api/v1/'),
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null ? {} : { payload: body }),
    });
    return { status: response.statusCode, text: response.body };
  };
}

/** What the protocol's own code reads of a request; its body is given as it was parsed. */
function toWebRequest({ method, headers, url }: FastifyRequest, appUrl: string): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !name.startsWith(':')) given.set(name, value);
  given.delete('content-length');
  return new Request(buildAppLink({ appUrl, path: `/${url.replace(/^\/+/, '')}` }), {
    method,
    headers: given,
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
}
