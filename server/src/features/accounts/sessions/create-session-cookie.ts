import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#platform/limits';
import { refreshCookie } from './rules/cookies.ts';
import type { Browser, SignedInDevice } from './start-session.ts';

/** The refresh cookie on a request and on its answer. */
interface SessionCookie {
  readonly read: (http: FastifyRequest) => string | null;
  readonly readBrowser: (http: FastifyRequest) => Browser;
  readonly set: (reply: FastifyReply, device: SignedInDevice) => void;
  readonly clear: (reply: FastifyReply) => void;
}

export function createSessionCookie({ appUrl }: { appUrl: string }): SessionCookie {
  const { name, attributes } = refreshCookie(appUrl);
  const read = (http: FastifyRequest) => http.cookies[name] ?? null;
  return {
    read,
    readBrowser: (http) => ({
      userAgent: http.headers['user-agent'] ?? null,
      network: clientNetwork(http.ip),
      refreshToken: read(http),
    }),
    set: (reply, { refreshToken, expiresAt }) => {
      reply.setCookie(name, refreshToken, { ...attributes, expires: expiresAt });
    },
    clear: (reply) => {
      reply.clearCookie(name, attributes);
    },
  };
}
