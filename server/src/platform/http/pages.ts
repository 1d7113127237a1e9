import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPage } from '@citato/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPublicPage, writeHead } from './search/page-head.ts';
import { nonceOf } from './security-headers.ts';

/** What the web build writes where a script needs the nonce of its response. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** What it writes where the page learns whether asking for a session can succeed at all. */
const SESSION_PLACEHOLDER = '__SESSION__';
/** … and whether this deployment measures at all. */
const STATISTICS_PLACEHOLDER = '__STATISTICS__';
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/** Serves the built browser app: its files as they are, every known page as the app shell. */
export async function servePages(
  server: FastifyInstance,
  {
    origin,
    directory,
    mayHoldSession,
    hasTagManager,
  }: {
    origin: string;
    directory: string;
    mayHoldSession: (request: FastifyRequest) => boolean;
    hasTagManager: boolean;
  },
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply> {
  const shell =
    readShell(directory)?.replaceAll(STATISTICS_PLACEHOLDER, hasTagManager ? 'possible' : 'none') ?? null;
  if (shell !== null) {
    await server.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      allowedPath: (path) => path !== '/index.html' && !path.endsWith('.map'),
      setHeaders: (response, path) => {
        const isHashed = path.includes(`${join('/', 'assets')}/`);
        const age = isHashed ? `${String(YEAR_SECONDS)}, immutable` : String(HOUR_SECONDS);
        response.header('cache-control', `public, max-age=${age}`);
      },
    });
  }
  return (request, reply) => answerPage({ request, reply, shell, origin, mayHoldSession });
}

function answerPage({
  request,
  reply,
  shell,
  origin,
  mayHoldSession,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  shell: string | null;
  origin: string;
  mayHoldSession: (request: FastifyRequest) => boolean;
}): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('Metodo non ammesso');
  }
  const isKnown = isPage(path);
  const wantsPage = (request.headers.accept ?? '').includes('text/html') && !looksLikeFile(path);
  if (!isKnown && !wantsPage) return reply.code(404).type('text/plain; charset=utf-8').send('Non trovato');
  if (shell === null) {
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('Le pagine non sono ancora state costruite: npm run build');
  }
  if (!isPublicPage(path)) reply.header('x-robots-tag', 'noindex');
  return reply
    .code(isKnown ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .send(
      writeHead({ shell, path, origin })
        .replaceAll(NONCE_PLACEHOLDER, nonceOf(reply.raw))
        .replaceAll(SESSION_PLACEHOLDER, mayHoldSession(request) ? 'possible' : 'none'),
    );
}

/** A missing file must not come back as a page: `/assets/x.js`, `/.env`, `/favicon.ico`. */
function looksLikeFile(path: string): boolean {
  return (
    path.split('/').some((part) => part.startsWith('.')) ||
    /\.[a-z0-9]+$/i.test(path) ||
    path.startsWith('/assets/')
  );
}

function readShell(directory: string): string | null {
  const file = join(directory, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
