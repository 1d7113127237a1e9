import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAssistantHandler } from '#adapters/assistants';
import { AppError } from '#lib/app-error';
import { buildAppLink } from '#lib/app-link';
import { assertOwnSite, bearerOf, type OwnSite } from '#platform/http';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { assertIncluded, authenticateKey } from '../keys/authenticate-key.ts';
import { holdsKey } from '../rules/address-key.ts';
import { createApiCaller, type SendCall } from './create-api-caller.ts';
import { buildOffer } from './build-offer.ts';

const PATHS = ['/mcp', '/mcp/'];

/** Serves assistants at `/mcp`: whoever comes with a key is answered in its name, with what it may do by the API. */
export function serveAssistants(
  server: FastifyInstance,
  deps: Pick<ApiAccessDeps, 'db' | 'clock' | 'settings'> & { readonly site: OwnSite },
): void {
  const answer = createAssistantHandler(buildOffer());
  const { appUrl } = deps.settings;
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    assertOwnSite({ method: request.method, headers: request.headers, site: deps.site });
    if (holdsKey(request.query)) throw new AppError('keys.in_address');
    const bearer = bearerOf(request);
    try {
      const key = await authenticateKey(deps.db, { bearer, now: deps.clock.now() });
      await assertIncluded(deps.db, key);
    } catch (error) {
      if (error instanceof AppError && error.status === 401) reply.header('www-authenticate', 'Bearer');
      throw error;
    }
    const call = createApiCaller({ appUrl, send: sendWithin(server, bearer ?? '') });
    const response = await answer(toWebRequest(request, appUrl), { call, body: request.body });
    reply.code(response.status).header('cache-control', 'no-store');
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.send(await response.text());
  };
  for (const url of PATHS) server.route({ method: ['GET', 'POST', 'DELETE'], url, handler: handle });
}

/** The API within this process, by the same routes, limits and checks as from outside. */
function sendWithin(server: FastifyInstance, key: string): SendCall {
  return async ({ method, path, body }) => {
    const response = await server.inject({
      method,
      url: path.replace(/^\/api\//, '/api/v1/'),
      headers: {
        authorization: `Bearer ${key}`,
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
