import { type Endpoint, may } from '@citato/contract';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod';
import { AppError } from '#lib/app-error';
import { sendForm } from './encoding/compress.ts';
import { runAsWork } from '#platform/logging';
import { isHeld, writeEtag } from './encoding/etag.ts';
import { chooseEncoding } from './encoding/forms.ts';
import type { AccountCaller, Answer, Caller, EndpointRequest, RouteImplementation } from './implement.ts';
import { assertOwnSite, type OwnSite } from './own-site.ts';
import { workOf } from './observe/request-work.ts';
import { parseRequest } from './parse-request.ts';

/** Resolves a bearer token to its caller; throws when there is none, or none that is valid now. */
export type Authenticate = (bearer: string | null) => Promise<Caller>;

export interface EndpointRouteDeps {
  authenticate: Authenticate;
  site: OwnSite;
}

/**
 * One endpoint as a Fastify route: checks origin, caller with their role, and input, calls the handler, parses the output; in this
 * order.
 */
export function endpointRoute(
  { endpoint, handle }: RouteImplementation,
  { authenticate, site }: EndpointRouteDeps,
): RouteOptions {
  return {
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    handler: (request, reply) =>
      runAsWork(workOf(request), async () => {
        assertOwnSite({ method: request.method, headers: request.headers, site });
        const caller = await identify({ endpoint, request, authenticate });
        workOf(request).userId = caller?.userId ?? null;
        const input = parseRequest(endpoint, request);
        const answer = await handle(asEndpointRequest({ ...input, caller, http: request, reply }));
        return answer === 'sent' ? reply : sendAnswer({ endpoint, request, reply, answer });
      }),
  };
}

/** The bearer token of the request, null when it carries none. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function identify({
  endpoint,
  request,
  authenticate,
}: {
  endpoint: Endpoint;
  request: FastifyRequest;
  authenticate: Authenticate;
}): Promise<Caller | null> {
  if (endpoint.access === 'public') return null;
  const caller = await authenticate(bearerOf(request));
  if (endpoint.access === 'admin' && !caller.isAdmin) throw new AppError('accounts.admin_only');
  if (endpoint.access === 'user' && !may({ role: caller.role, needs: endpoint.needs }))
    throw new AppError('accounts.role_too_small');
  return caller;
}

/** Sends what a handler gave: its status, its version, its body as the endpoint has it. */
export async function sendAnswer({
  endpoint,
  request,
  reply,
  answer,
}: {
  endpoint: Endpoint;
  request: FastifyRequest;
  reply: FastifyReply;
  answer: Answer;
}): Promise<unknown> {
  const shape = endpoint.responses[answer.status];
  if (shape === undefined) {
    throw new Error(`${endpoint.method} ${endpoint.path} has no answer ${String(answer.status)}`);
  }
  if (answer.version !== undefined) {
    const etag = writeEtag(answer.version);
    reply.header('etag', etag);
    if (isHeld({ etag, ifNoneMatch: request.headers['if-none-match'] })) return reply.code(304).send();
  }
  reply.code(answer.status);
  if (answer.cached !== undefined) {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    return sendForm(reply, await answer.cached.readForm(encoding));
  }
  if (typeof shape === 'string') return reply.send();
  // Parsing is also what strips a field that must not leave.
  return reply.send(z.parse(shape, answer.body));
}

/**
 * Safe because `parseRequest` has just parsed every part by the endpoint's own schemas, and because only what keys may
 * call is called without a session.
 */
export function asEndpointRequest(request: {
  params: unknown;
  query: unknown;
  body: unknown;
  caller: AccountCaller | null;
  http: FastifyRequest;
  reply: FastifyReply;
}): EndpointRequest<Endpoint> {
  return request as EndpointRequest<Endpoint>;
}
