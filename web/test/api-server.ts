import {
  api,
  ERRORS,
  type Endpoint,
  type ErrorCode,
  type Plan,
  type PublicConfig,
  type User,
  type UserSpending,
} from '@citato/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { ApiResult } from '../src/lib/api-types.ts';
import { someEngines } from './builders/engine-builders.ts';

export interface SeenRequest {
  path: string;
  method: string;
  query: Record<string, string>;
  body: unknown;
  authorization: string | null;
  lastEventId: string | null;
  ifNoneMatch: string | null;
}

// Every page asks what this deployment is, the dashboard which prompts have a task list
// and how the weeks went; a test says more only where
// it matters.
const server = setupServer(
  http.get(`*${api.getUserSpending.path}`, () => HttpResponse.json(someSpending())),

  http.get(`*${api.listAlerts.path}`, () =>
    HttpResponse.json({ isIncluded: true, alerts: [], unread: 0, next: null, lookedAt: null }),
  ),
  http.get(`*${api.getConfig.path}`, () => HttpResponse.json(aConfig())),
  http.get(`*${api.listTaskLists.path}`, () => HttpResponse.json({ taskLists: [] })),
  http.get(`*${api.listTrends.path}`, () => HttpResponse.json({ companies: [] })),
  http.get(`*${api.getCompanyEngines.path}`, () => HttpResponse.json(someEngines())),
  http.get(`*${api.getTaskListLastUpdate.path}`, () => HttpResponse.json({ lastUpdate: null })),
);
let seen: SeenRequest[] = [];

/** Starts the API of a test file; a call nobody answers fails its test. */
export function startApiServer(): void {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(() => {
    seen = [];
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
}

/** The calls made so far, in order, as far as they were answered here. */
export function listRequests(endpoint: Endpoint): SeenRequest[] {
  return seen.filter(({ path, method }) => path === endpoint.path && method === endpoint.method);
}

/** Answers every call of an endpoint with a successful body. */
export function answer<E extends Endpoint>(endpoint: E, body: ApiResult<E>, status?: number): void {
  const ok = status ?? Number(Object.keys(endpoint.responses)[0]);
  respond(endpoint, () =>
    body === undefined
      ? new HttpResponse(null, { status: ok })
      : HttpResponse.json(toJson(body), { status: ok }),
  );
}

/** Answers every call of an endpoint with an error of the catalogue. */
export function refuse(endpoint: Endpoint, code: ErrorCode, fields?: Record<string, string>): void {
  const { status, message } = ERRORS[code];
  respond(endpoint, () => HttpResponse.json({ code, message, ...(fields && { fields }) }, { status }));
}

/** The network is gone for this endpoint. */
export function cutOff(endpoint: Endpoint): void {
  respond(endpoint, () => HttpResponse.error());
}

/** Answers by what was asked, for example by the token sent. */
export function respond(
  endpoint: Endpoint,
  decide: (request: SeenRequest) => Response | Promise<Response>,
): void {
  server.use(
    http.all(`*${endpoint.path}`, async ({ request }) => {
      if (request.method !== endpoint.method) return undefined;
      const text = await request.text();
      const call: SeenRequest = {
        path: endpoint.path,
        method: endpoint.method,
        query: Object.fromEntries(new URL(request.url).searchParams),
        body: readBody(request, text),
        authorization: request.headers.get('authorization'),
        lastEventId: request.headers.get('last-event-id'),
        ifNoneMatch: request.headers.get('if-none-match'),
      };
      seen.push(call);
      return decide(call);
    }),
  );
}

function readBody(request: Request, text: string): unknown {
  if (text === '') return undefined;
  return request.headers.get('content-type') === 'application/octet-stream' ? text : JSON.parse(text);
}

// Safe: what the contract's schemas give is what JSON can carry.
function toJson(body: unknown): JsonBodyType {
  return body as JsonBodyType;
}

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: '018f4e1e-9c1a-7cc3-9b1e-5f2a3b4c5d6e',
    email: 'giulia.ferri@ponteverde.example',
    firstName: 'Giulia',
    lastName: 'Ferri',
    profileImageUrl: null,
    emailVerified: true,
    planId: 'free',
    subscriptionStatus: 'inactive',
    currentPeriodEnd: null,
    subscribedPlanId: null,
    isAdmin: false,
    createdAt: '2026-11-01T09:00:00.000Z',
    ...changes,
  };
}

/** What the demo engine costs. */
export function someSpending(over: Partial<UserSpending> = {}): UserSpending {
  const analysis = [{ engine: 'demo' as const, cents: 0, readingCents: 0, reach: 'town' as const }];
  return { since: '2026-10-31T23:00:00.000Z', cents: 0, purposes: [], analysis, ...over };
}

export function aConfig(changes: Partial<PublicConfig> = {}): PublicConfig {
  return {
    visitorAnswers: true,
    demo: true,
    engines: ['demo'],
    reader: null,
    payments: { provider: 'none', publishableKey: null },
    gtmId: null,
    legal: { name: null, address: null, vat: null, privacyUrl: '/privacy', cookieUrl: '/cookie' },
    contact: { email: null, enterpriseEmail: null },
    promoEndsAt: null,
    debugRoutes: true,
    mailbox: true,
    environment: 'development',
    ...changes,
  };
}

export function aPlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: 'free',
    name: 'Free',
    price: 0,
    normalPriceCents: 0,
    currency: 'eur',
    interval: 'month',
    maxCompanies: 1,
    maxPrompts: 1,
    retainedPrompts: 5,
    taskListsEnabled: false,
    promptAnalysisEnabled: false,
    stripePriceId: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    ...changes,
  };
}
