import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPage } from '@citato/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveBuiltFiles } from './files/built-files.ts';
import type { RenderPage } from './rendered-pages/render-pages.ts';
import { type PageDocument, readPageDocument, writeDocument } from './rendered-pages/page-document.ts';
import { isPublicPage, writeHead } from './search/page-head.ts';
import { nonceOf } from './security-headers.ts';

/** The web build's placeholder for the nonce of the response. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** The web build's placeholder for whether asking for a session can succeed at all. */
const SESSION_PLACEHOLDER = '__SESSION__';
/** … and for whether this deployment measures visits. */
const STATISTICS_PLACEHOLDER = '__STATISTICS__';
/** The placeholder before the addresses of its own files, which are known by their path on the host. */
const BASE_PLACEHOLDER = '__BASE__';
/** The placeholder for the base path, for the page's links and calls. */
const ROOT_TAG = '<html lang="it"';

interface Pages {
  /** The product’s own, without a slash at its end. */
  address: string;
  basePath: string;
  mayHoldSession: (request: FastifyRequest) => boolean;
  hasTagManager: boolean;
  renderPage: RenderPage;
}

/**
 * Serves the built browser app: its files as they are, a visitor's pages rendered, every other known page as the app
 * shell.
 */
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
  if (shell !== null) await serveBuiltFiles(server, directory);
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

/** Rendered for visitors without a session; a user who may hold one waits for the app, which knows what to show. */
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
