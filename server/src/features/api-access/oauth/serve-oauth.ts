import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#platform/limits';
import type { OAuthDeps } from '../oauth-deps.ts';
import { OAuthRefusal } from '../rules/oauth/oauth-refusal.ts';
import { wellKnownPaths } from '../rules/oauth/resource.ts';
import { authenticateClient } from './authenticate-client.ts';
import { describeResource, describeServer } from './describe-server.ts';
import { grantTokens } from './grant-tokens.ts';
import { registerClient } from './register-client.ts';
import { revokeToken } from './revoke-token.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Serves what programs ask about consent: the documents they find us by, registration, tokens, revocation. */
export function serveOAuth(server: FastifyInstance, deps: OAuthDeps): void {
  const { appUrl } = deps.settings;
  const paths = wellKnownPaths(appUrl);
  const documents = [
    ...paths.resource.map((url) => ({ url, document: describeResource(appUrl) })),
    ...paths.server.map((url) => ({ url, document: describeServer(appUrl) })),
  ];
  for (const { url, document } of documents)
    server.get(url, (_request, reply) =>
      reply.header('access-control-allow-origin', '*').header('cache-control', 'max-age=300').send(document),
    );
  void server.register((scope, _options, done) => {
    // The whole form is read here: a field that stands there twice is seen.
    scope.removeContentTypeParser(FORM);
    scope.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.post(
      '/oauth/register',
      answering(async (request) => {
        const network = clientNetwork(request.ip);
        return { status: 201, body: await registerClient(deps, { given: request.body, network }) };
      }),
    );
    scope.post(
      '/oauth/token',
      answering(async (request) => {
        const form = readForm(request.body);
        return {
          status: 200,
          body: await grantTokens(deps, { client: await authenticateClient(deps, form), form }),
        };
      }),
    );
    scope.post(
      '/oauth/revoke',
      answering(async (request) => {
        const form = readForm(request.body);
        const client = await authenticateClient(deps, form);
        await revokeToken(deps, { client, token: form['token'] });
        return { status: 200, body: {} };
      }),
    );
    done();
  });
}

/** A handler whose refusals are said as OAuth has them; whatever else happens is answered as everywhere. */
function answering(answer: (request: FastifyRequest) => Promise<{ status: number; body: object }>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
    try {
      const { status, body } = await answer(request);
      return await reply.code(status).send(body);
    } catch (error) {
      if (!(error instanceof OAuthRefusal)) throw error;
      if (error.status === 401) reply.header('www-authenticate', 'Bearer');
      return reply.code(error.status).send({ error: error.code, error_description: error.message });
    }
  };
}

/** The fields of a form; one that stands there twice is refused, as OAuth has it. */
function readForm(body: unknown): Readonly<Record<string, string>> {
  if (typeof body !== 'string') throw new OAuthRefusal('invalid_request', `The body must be ${FORM}`);
  const fields = [...new URLSearchParams(body)];
  const names = fields.map(([name]) => name);
  if (new Set(names).size < names.length)
    throw new OAuthRefusal('invalid_request', 'A parameter stands there twice');
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && !value.includes('\0')));
}
