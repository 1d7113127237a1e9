import { api, type Endpoint, errorBody } from '@citato/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addExpendable, headersOf, knownTo, METRICS_TOKEN, type Person, startScene } from './fuzz/scene.ts';
import { type FuzzRequest, requestsTo, requestsToMachineRoutes } from './fuzz/requests.ts';
import { settleWhile } from './payment-scene.ts';
import type { TestApp } from './start-test-app.ts';

const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 1_000);
const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 2_147_483_647);
const AT_A_TIME = 8;

vi.setConfig({ testTimeout: 120_000 + ROUNDS * 300, hookTimeout: 120_000 });

let app: TestApp;
let user: Person;
let admin: Person;
beforeAll(async () => {
  ({ app, user, admin } = await startScene());
});
afterAll(() => app.stop());

// A stream does not end by itself; its refusals are tested elsewhere.
const endpoints = Object.entries<Endpoint>(api).filter(([name]) => name !== 'streamEvents');

interface Call {
  readonly caller: 'visitor' | 'user' | 'admin';
  readonly request: FuzzRequest;
}

function draw(): Call[] {
  const callers = fc.constantFrom<Call['caller']>('user', 'user', 'admin', 'admin', 'visitor');
  // Made once for each person: reading the schemas of all endpoints takes longer than what is drawn from them.
  const [ofUser, ofAdmin] = [requestsOf(user), requestsOf(admin)];
  const calls = callers.chain((caller) =>
    (caller === 'admin' ? ofAdmin : ofUser).map((request) => ({ caller, request })),
  );
  return fc.sample(calls, { numRuns: ROUNDS, seed: SEED });
}

function requestsOf(person: Person): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...endpoints.map(([name, endpoint]) => requestsTo(name, endpoint, knownTo(person))),
    requestsToMachineRoutes({ token: METRICS_TOKEN }),
  );
}

/** What is wrong with the answer to a call; null when it is as promised. */
async function findFault({ caller, request }: Call): Promise<string | null> {
  const person = caller === 'admin' ? admin : user;
  let { url } = request;
  if (request.method === 'DELETE' && caller !== 'visitor') {
    for (const [id, other] of Object.entries(await addExpendable(app, person)))
      url = url.replaceAll(id, other);
  }
  const called = `${caller}: ${request.method} ${url.slice(0, 300)} ${(request.payload ?? '').slice(0, 500)}`;
  const asked = app.server
    .inject({
      method: request.method,
      url,
      headers: headersOf(request, { as: caller === 'visitor' ? null : person.as, app }),
      remoteAddress: '127.0.0.1',
      ...(request.payload === null ? {} : { payload: request.payload }),
    })
    // Broken off before its end.
    .catch((error: unknown) => (error instanceof Error ? error : new Error('broken off', { cause: error })));
  // A test delivery of the webhook waits for the job that reads what the event is about.
  const answer = await (request.name === 'runWebhookTest' ? settleWhile(paymentJobs, asked) : asked);
  if (answer instanceof Error) return `${called} -> ${answer.message}`;
  const said = `${called} -> ${String(answer.statusCode)} ${answer.body.slice(0, 200)}`;
  if (answer.statusCode >= 500) return said;
  if (answer.statusCode < 400) {
    return request.successes.includes(answer.statusCode) ? null : `not in the contract: ${said}`;
  }
  // Outside of /api a refusal is read by people: a sentence without JSON.
  if (!url.startsWith('/api/') && /^[A-Z][^{<]+$/.test(answer.body)) return null;
  const parsed = errorBody.safeParse(parseJson(answer.body));
  return parsed.success && parsed.data.message !== '' ? null : `no sentence: ${said}`;
}

const paymentJobs = {
  settleJobs: () => app.app.jobs.runDue((kind) => kind.startsWith('payment')),
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

test(`no input brings an answer of 5xx or one without a sentence (${String(ROUNDS)} requests, TEST_SEED=${String(SEED)})`, async () => {
  const calls = draw();
  const faults: string[] = [];
  for (let from = 0; from < calls.length; from += AT_A_TIME) {
    const found = await Promise.all(calls.slice(from, from + AT_A_TIME).map(findFault));
    faults.push(...found.filter((fault) => fault !== null));
  }
  expect(faults, `TEST_SEED=${String(SEED)}`).toEqual([]);
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
  // Figures name routes by their pattern: nothing a request said stands among them.
  const figures = await app.server.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(figures.statusCode).toBe(200);
  const routes = new Set(figures.body.match(/(?<=route=")(?:[^"\\]|\\.)*/g));
  expect([...routes].filter((route) => !/^(?:\/[\w:*./-]*|\([a-z ]+\))$/.test(route))).toEqual([]);
  expect(routes.size).toBeLessThan(endpoints.length + 20);
  // Whoever was to call still can: the requests reached what they were made for.
  for (const { as } of [user, admin]) {
    const { body } = await app.call(api.listCompanies, { as });
    expect(body.companies.length).toBeGreaterThan(0);
  }
});
