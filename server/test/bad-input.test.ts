import { api, type Endpoint, errorBody } from '@citato/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fillPath } from './call-endpoint.ts';
import { type SignedInUser, startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  // Whoever may call everything.
  app = await startTestApp({ env: { ADMIN_EMAILS: 'capo@esempio.it' } });
  user = await app.openAccount({ email: 'capo@esempio.it' });
});
afterAll(() => app.stop());

const ID = '7f3f8d0e-4d0a-4a0e-9d62-000000000000';
/** What an identifier looks like where it is no row's. */
const OTHER_IDS: Record<string, string> = {
  number: '1',
  setupId: 'seti_00',
  paymentId: 'pi_00',
  invoiceId: 'in_00',
};
const endpoints = Object.entries<Endpoint>(api).filter(([name]) => name !== 'streamEvents');
const withBody = endpoints.filter(([, endpoint]) => endpoint.body !== undefined);
const withParams = endpoints.filter(([, endpoint]) => endpoint.params !== undefined);

/** Bodies that ask for nothing: a caller may send none, and fields unknown to them say nothing either; what the call without one answers here. */
const NEED_NO_BODY: Readonly<Record<string, number>> = {
  stopMails: 400,
  createClientReport: 404,
  muteByLink: 400,
  rotateWebhookSecret: 404,
};
const NOTHING_SAID = [
  ['an empty object', '{}'],
  ['ten thousand nested objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['dangerous keys', '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'],
] as const;

function pathOf(endpoint: Endpoint, id = ID): string {
  const names = Object.keys(endpoint.params?.shape ?? {});
  return fillPath(endpoint.path, Object.fromEntries(names.map((name) => [name, OTHER_IDS[name] ?? id])));
}

function send({
  endpoint,
  url = pathOf(endpoint),
  method = endpoint.method,
  payload,
  type = 'application/json',
}: {
  endpoint: Endpoint;
  url?: string;
  method?: Endpoint['method'];
  payload?: string;
  type?: string;
}): Promise<LightMyRequestResponse> {
  return app.server.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${user.accessToken}`,
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** 4xx, JSON, an Italian sentence, and nothing of our insides. */
function expectRefusal(answer: LightMyRequestResponse, status?: number): void {
  if (status !== undefined) expect(answer.statusCode).toBe(status);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  const { message } = errorBody.parse(answer.json());
  expect(message).toMatch(/^[A-ZÀ-Ú].*[a-zà-ú]/);
  expect(message).not.toMatch(
    /\b(invalid|expected|required|unexpected|error|must|should|body|token [^r])\b/i,
  );
  expect(answer.body).not.toMatch(/\bat \/|node_modules|\.ts:/);
}

/** The fields of a body, also of one that may be left out. */
function listFields(body: Endpoint['body']): string[] {
  const asked = body instanceof z.ZodMiniOptional ? body.def.innerType : body;
  return asked instanceof z.ZodMiniObject ? Object.keys(asked.shape) : [];
}

test('every body but those that may be left out asks for something', () => {
  const asksNothing = withBody.filter(([, { body }]) => body && z.safeParse(body, {}).success);
  expect(asksNothing.map(([name]) => name)).toEqual(Object.keys(NEED_NO_BODY));
});

describe.each(withBody)('%s', (name, endpoint) => {
  test.each([
    ['broken JSON', '{"email": '],
    ['a number', '42'],
    ['null', 'null'],
    ['an empty list', '[]'],
    ['a NUL', '"\\u0000"'],
    ['ten thousand nested lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ])('refuses %s with 400', async (_kind, payload) => {
    expectRefusal(await send({ endpoint, payload }), 400);
  });

  const reported = name in NEED_NO_BODY ? 'takes %s as no body at all' : 'refuses %s with 400';
  test.each(NOTHING_SAID)(reported, async (_kind, payload) => {
    const bare = await send({ endpoint });
    const answer = await send({ endpoint, payload });
    expectRefusal(answer, NEED_NO_BODY[name] ?? 400);
    expect(answer.statusCode).toBe(bare.statusCode);
  });

  test('keeps dangerous keys out of every object', async () => {
    for (const [, payload] of NOTHING_SAID) await send({ endpoint, payload });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('refuses fields of the wrong type with 400 and names them', async () => {
    const payload = JSON.stringify(
      Object.fromEntries(listFields(endpoint.body).map((field) => [field, { wrong: [1] }])),
    );
    const answer = await send({ endpoint, payload });
    expectRefusal(answer, 400);
    expect(Object.keys(errorBody.parse(answer.json()).fields ?? {})).not.toHaveLength(0);
  });

  test('refuses a megabyte with 413', async () => {
    expectRefusal(await send({ endpoint, payload: JSON.stringify({ x: 'è'.repeat(500_000) }) }), 413);
  });

  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  test.each(['text/plain', 'application/xml', ...(endpoint.form === true ? [] : forms)])(
    'refuses %s with 415',
    async (type) => {
      expectRefusal(await send({ endpoint, payload: 'a=1', type }), 415);
    },
  );
});

describe.each(withParams)('%s', (_name, endpoint) => {
  test.each([
    '1',
    'null',
    'undefined',
    '%00',
    '..%2f..',
    `${ID}x`,
    'suggestions',
    'è'.repeat(30),
    "' or 1=1 --",
    '9'.repeat(120),
  ])('answers 404 for the identifier %s', async (id) => {
    const url = endpoint.path.replace(/:\w+/g, encodeURI(id));
    // A fixed path may look like another's with an identifier: that one answers for itself.
    const isFixedPath = endpoints.some(([, { path, method }]) => path === url && method === endpoint.method);
    expectRefusal(await send({ endpoint, url }), isFixedPath ? undefined : 404);
  });

  test('answers 400 for a path that cannot be decoded', async () => {
    expectRefusal(await send({ endpoint, url: endpoint.path.replace(/:\w+/g, '%E0%A4%A') }), 400);
  });
});

describe('a known path', () => {
  test.each(endpoints)('%s answers 405 with the methods it knows', async (_name, endpoint) => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
    // A fixed path may look like another's with an identifier: that one answers for its own method.
    const known = endpoints
      .filter(([, other]) => new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(endpoint.path))
      .map(([, other]) => other.method);
    for (const method of methods.filter((other) => !known.some((own) => own === other))) {
      const answer = await send({ endpoint, method });
      expectRefusal(answer, 405);
      expect(answer.headers.allow).toContain(endpoint.method);
    }
  });
});

test('a query key given twice is refused with 400', async () => {
  const url = `${pathOf(api.listAnswers)}?limit=1&limit=2`;
  expectRefusal(await send({ endpoint: api.listAnswers, url }), 400);
});

test('a query value of the wrong type is refused with 400', async () => {
  for (const limit of ['abc', '-1', '1.5', '1e9', '']) {
    const url = `${pathOf(api.listAnswers)}?limit=${limit}`;
    expectRefusal(await send({ endpoint: api.listAnswers, url }), 400);
  }
});

test('an unknown path of the API answers 404 in JSON', async () => {
  for (const url of ['/api', '/api/', '/api/nulla', '/api/companies/x/y/z', '/api/__proto__']) {
    expectRefusal(await send({ endpoint: api.listCompanies, url }), 404);
  }
});

test('not one of all these requests was logged as a fault', () => {
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
