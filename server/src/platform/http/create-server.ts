import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error';
import type { Logger } from '#platform/logging';
import type { Metrics } from '#platform/metrics';
import { compressTexts } from './encoding/compress.ts';
import type { RenderPage } from './rendered-pages/render-pages.ts';
import { type Authenticate, endpointRoute } from './endpoint-route.ts';
import { errorBodyOf } from './errors/error-answer.ts';
import { addHealthRoutes, type Readiness } from './status/health.ts';
import type { RouteImplementation } from './implement.ts';
import { addMetricsRoute, type MetricsAccess } from './observe/metrics-route.ts';
import { observeRequests } from './observe/observe-requests.ts';
import { buildOpenApi } from './openapi.ts';
import { buildKeyApi } from './keys/key-api-document.ts';
import { isTrustworthy, stripBasePath, type OwnSite } from './own-site.ts';
import { servePages } from './pages.ts';
import { acceptTypes } from './accept-types.ts';
import { isWaitedFor } from './uploads.ts';
import { KEY_API_DOCUMENT } from './keys/key-path.ts';
import { type AdmitKey, keyRoutes } from './keys/key-route.ts';
import { assertComplete } from './route-table.ts';
import { addSearchFiles } from './search/search-files.ts';
import {
  addSecurityHeaders,
  type FormSources,
  listBareHeaders,
  PERMISSIONS_POLICY,
} from './security-headers.ts';
import { answerBrokenRequest, describeBroken } from './errors/answer-broken-request.ts';
import { answerError } from './errors/answer-error.ts';
import { answerUnknownCall } from './errors/answer-unknown-call.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface HttpServerOptions {
  routes: readonly RouteImplementation[];
  authenticate: Authenticate;
  admitKey: AdmitKey;
  site: OwnSite;
  trustProxy: boolean | string[];
  /** The folder of the built browser app. */
  webDirectory: string;
  /** What the build left for the pages the server draws, and who draws them. */
  renderedDirectory: string;
  renderPage: RenderPage;
  /** Whether a request carries what could renew a session; a page without it need not ask. */
  mayHoldSession: (request: FastifyRequest) => boolean;
  /** Opens the content policy for the operator's tag manager. */
  hasTagManager: boolean;
  /** Opens it for a card form that is not ours. */
  cardForm: FormSources | null;
  isReady: Readiness;
  /** True once the process is asked to stop: it serves on for a while, and is ready no more. */
  isDraining?: () => boolean;
  /** Parts of the database that do not answer; the others are served. */
  listDown?: () => readonly string[];
  /** Asked before each route; what it throws is the answer. */
  admit?: (request: FastifyRequest) => Promise<void>;
  metrics: Metrics;
  metricsAccess: MetricsAccess;
  log: Logger;
}

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { routes, authenticate, site, log } = options;
  assertComplete(routes);
  const address = `${site.origin}${site.basePath}`;
  const connection = {
    isHttps: site.origin.startsWith('https:'),
    isTrustworthy: isTrustworthy(site.origin),
  };
  const bareHeaders = listBareHeaders(connection);
  const server = Fastify({
    // Requests and faults are logged below, once each and without addresses.
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: options.trustProxy,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => stripBasePath({ url, basePath: site.basePath }),
    requestIdHeader: false,
    genReqId: (request) => requestIdFrom(request.headers['x-request-id']),
    // A request without a host is refused by ourselves, with all headers (`addCommonHeaders`).
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...bareHeaders, 'x-request-id': request.id });
      answerError({ error, request, reply, log });
    },
    clientErrorHandler: (error, socket) => {
      if (isWaitedFor({ error, socket })) return;
      answerBrokenRequest({ error, socket, headers: bareHeaders });
    },
  });
  server.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(errorBodyOf('request.malformed'));
    response.writeHead(417, { ...describeBroken({ headers: bareHeaders, body }) }).end(body);
  });
  acceptTypes(server, routes);
  await server.register(cookie);
  await addSecurityHeaders(server, {
    ...connection,
    hasTagManager: options.hasTagManager,
    cardForm: options.cardForm,
  });
  compressTexts(server);
  addCommonHeaders(server);
  observeRequests(server, { log, metrics: options.metrics });
  server.setErrorHandler((error, request, reply) => answerError({ error, request, reply, log }));
  if (options.admit !== undefined) server.addHook('preHandler', options.admit);
  for (const route of routes) server.route(endpointRoute(route, { authenticate, site }));
  for (const route of keyRoutes(routes, options)) server.route(route);
  // Built when somebody asks for it first: a start need not wait for that.
  let openApi: object | null = null;
  server.get('/api/openapi.json', () => (openApi ??= buildOpenApi({ address })));
  let keyApi: object | null = null;
  server.get(KEY_API_DOCUMENT, () => (keyApi ??= buildKeyApi({ address })));
  const { isReady, isDraining = () => false, listDown = () => [] } = options;
  addHealthRoutes(server, { isReady, isDraining, listDown });
  addMetricsRoute(server, { metrics: options.metrics, access: options.metricsAccess });
  addSearchFiles(server, { address, basePath: site.basePath });
  const answerPage = await servePages(server, {
    address,
    basePath: site.basePath,
    directory: options.webDirectory,
    renderedDirectory: options.renderedDirectory,
    renderPage: options.renderPage,
    mayHoldSession: options.mayHoldSession,
    hasTagManager: options.hasTagManager,
  });
  server.setNotFoundHandler((request, reply) =>
    isApiPath(request.url) ? answerUnknownCall(request, reply) : answerPage(request, reply),
  );
  return server;
}

function addCommonHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    if (request.headers.host === undefined) reply.header('connection', 'close');
    done(request.headers.host === undefined ? new AppError('request.malformed') : undefined);
  });
}

function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}
