import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPage } from '@citato/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPage } from './rendered-pages/render-pages.ts';
import { type PageDocument, readPageDocument, writeDocument } from './rendered-pages/page-document.ts';
import { isPublicPage, writeHead } from './search/page-head.ts';
import { nonceOf } from './security-headers.ts';

/** What the web build writes where a script needs the nonce of its response. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** What it writes where the page learns whether asking for a session can succeed at all. */
const SESSION_PLACEHOLDER = '__SESSION__';
/** … and whether this deployment measures at all. */
const STATISTICS_PLACEHOLDER = '__STATISTICS__';
/** What stands before the addresses of its own files; they are known by their path on the host. */
const BASE_PLACEHOLDER = '__BASE__';
/** Where the page learns its base path, for its links and calls. */
const ROOT_TAG = '<html lang="it"';
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

interface Pages {
  /** The product’s own, without a slash at its end. */
  address: string;
  basePath: string;
  mayHoldSession: (request: FastifyRequest) => boolean;
  hasTagManager: boolean;
  renderPage: RenderPage;
}

/** Serves the built browser app: its files as they are, a visitor's pages drawn, every other known page as the app shell. */
export async function servePages(
  server: FastifyInstance,
  {
    directory,
    renderedDirectory,
    ...pages
  }: Pages & {
    directory: string;
    renderedDirectory: string;
  },
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const shell = readShell(directory);
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
  const document = readPageDocument(renderedDirectory);
  return (request, reply) => answerPage({ request, reply, shell, document, pages });
}

async function answerPage({
  request,
  reply,
  shell,
  document,
  pages,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  shell: string | null;
  document: PageDocument | null;
  pages: Pages;
}): Promise<FastifyReply> {
  const [path = '/'] = request.url.split('?', 1);
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
  const text = await writePage({ request, reply, shell, document, pages, path });
  return reply
    .code(isKnown ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .send(text);
}

/** Drawn for whoever comes without a session; who may hold one waits for the app, which knows what to show. */
async function writePage({
  request,
  reply,
  shell,
  document,
  pages: { address, basePath, mayHoldSession, hasTagManager, renderPage },
  path,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  shell: string;
  document: PageDocument | null;
  pages: Pages;
  path: string;
}): Promise<string> {
  const mayHold = mayHoldSession(request);
  const search = request.url.slice(path.length);
  const page = document === null || mayHold ? null : await renderPage({ path, search });
  const fill = (part: string) =>
    writeHead({ shell: part, path, address, questions: page?.questions ?? [] })
      .replace(ROOT_TAG, basePath === '' ? ROOT_TAG : `${ROOT_TAG} data-base="${basePath}"`)
      .replaceAll(BASE_PLACEHOLDER, basePath)
      .replaceAll(NONCE_PLACEHOLDER, () => nonceOf(reply.raw))
      .replaceAll(SESSION_PLACEHOLDER, mayHold ? 'possible' : 'none')
      .replaceAll(STATISTICS_PLACEHOLDER, hasTagManager ? 'possible' : 'none');
  return document === null || page === null ? fill(shell) : writeDocument({ document, page, fill });
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
