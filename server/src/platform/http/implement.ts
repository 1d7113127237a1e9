import type { Endpoint, KeyAccess, Role } from '@citato/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { AccountId, SessionId, UserId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { CachedAnswer } from './answer-cache.ts';

/** In whose name a call is made, by a session or by a key. */
export interface AccountCaller {
  /** The organisation: the one the session is open in, or the key's. */
  readonly accountId: AccountId;
  /** What of it the caller may see. */
  readonly viewer: Viewer;
  readonly isAdmin: boolean;
  readonly tokenExpiresAt: Date;
  /** Whose hand it is, where that is known: a key is nobody's in person. */
  readonly personId: UserId | null;
}

/** Who calls with a session; resolved from session, user and membership in one query at every request. */
export interface Caller extends AccountCaller {
  /** The person. */
  readonly userId: UserId;
  readonly role: Role;
  readonly sessionId: SessionId;
}

/** What a handler is given of who calls: one open to clients goes by what they may see, never by the account alone. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public'
  ? null
  : E['needs'] extends 'view'
    ? Omit<SessionOrKey<E>, 'accountId'>
    : SessionOrKey<E>;

type SessionOrKey<E extends Endpoint> = E extends { readonly keys: KeyAccess } ? AccountCaller : Caller;

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
type Sent<Body> = Body extends z.core.$ZodType ? z.input<Body> : Body extends 'empty' ? undefined : never;

export interface EndpointRequest<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  /** Null only on public endpoints; where keys may call there need be no session. */
  readonly caller: CallerOf<E>;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The answers an endpoint may give: a status of its contract with the matching body. A cached one with a version is
 * read only for a client that does not hold this version already.
 */
export type EndpointAnswer<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: Sent<E['responses'][Status]> extends undefined
    ? { status: Status }
    : | { status: Status; body: Sent<E['responses'][Status]> }
      | { status: Status; cached: CachedAnswer<E['responses'][Status]>; version?: string };
}[keyof E['responses'] & number];

/** What a handler gives, whatever its endpoint. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly cached?: CachedAnswer;
  readonly version?: string;
}

/** An endpoint together with the code that answers it; features list theirs in `routes.ts`. */
export interface RouteImplementation {
  readonly endpoint: Endpoint;
  readonly handle: (request: EndpointRequest<Endpoint>) => Promise<Answer | 'sent'>;
}

/**
 * Binds an endpoint of the contract to its handler. Input is parsed before, output after the handler;
 * a handler that has written to `reply.raw` itself (streams) answers 'sent'.
 */
export function implement<const E extends Endpoint, const Given extends EndpointAnswer<E> | 'sent'>(
  endpoint: E,
  handle: (request: EndpointRequest<E>) => Promise<Given>,
): RouteImplementation {
  return { endpoint, handle };
}
