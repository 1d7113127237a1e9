import { api, type Endpoint } from '@citato/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FuzzRequest, requestsTo } from '../fuzz/requests.ts';
import { knownTo, type Person, startScene } from '../fuzz/scene.ts';
import type { TestApp } from '../start-test-app.ts';

const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 300);
const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 2_147_483_647);
const TOOLS = [
  'list_companies',
  'company_summary',
  'list_prompts',
  'prompt_results',
  'company_history',
].concat([
  'who_stands_beside',
  'list_sources',
  'read_answers',
  'task_list',
  'set_action_done',
  'action_plan',
  'change_plan_action',
  'list_alerts',
  'list_labels',
  'create_label',
  'label_prompts',
  'start_analysis',
]);

vi.setConfig({ testTimeout: 120_000 + ROUNDS * 300, hookTimeout: 120_000 });

let app: TestApp;
let user: Person;
let stranger: Person;
let secret: string;
beforeAll(async () => {
  ({ app, user, admin: stranger } = await startScene());
  const body = { name: 'Foglio', mayWrite: true, companyIds: null, days: 90 as const };
  secret = (await app.call(api.createApiKey, { as: user.as, body })).body.secret;
});
afterAll(() => app.stop());

// What deletes would leave nothing to ask about.
const open = Object.entries<Endpoint>(api).filter(
  ([, { keys, method }]) => keys !== undefined && method !== 'DELETE',
);

/** Ids of the caller, of somebody else, and of nobody. */
const known = (field: string) => [...knownTo(user)(field), ...knownTo(stranger)(field)];

interface Call {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly payload: string | null;
  readonly contentType: string;
}

function toKeyCall({ method, url, payload, contentType }: FuzzRequest): Call {
  const path = url.replace(/^\/api\//, '/api/v1/');
  return { method, url: path, payload, contentType: contentType ?? 'application/json' };
}

function messages(): fc.Arbitrary<Call> {
  const ids = fc.constantFrom(...known('companyId').map(String), ...known('promptId').map(String), 'x', '');
  const tool = fc.record({
    name: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...TOOLS) },
      { weight: 1, arbitrary: fc.string() },
    ),
    arguments: fc.oneof(
      { weight: 5, arbitrary: fc.record({ companyId: ids, promptId: ids, requestId: fc.uuid() }) },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
  });
  const message = fc.record({
    jsonrpc: fc.constantFrom('2.0', '1.0', 2),
    id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
    method: fc.constantFrom(
      'tools/call',
      'tools/call',
      'tools/list',
      'initialize',
      'prompts/get',
      'ping',
      'x/y',
    ),
    params: fc.oneof({ weight: 6, arbitrary: tool }, { weight: 1, arbitrary: fc.jsonValue() }),
  });
  const body = fc.oneof({ weight: 8, arbitrary: message }, { weight: 1, arbitrary: fc.jsonValue() });
  return body.map((value) => ({
    method: 'POST',
    url: '/mcp',
    payload: JSON.stringify(value),
    contentType: 'application/json',
  }));
}

/** What programs ask about consent: forms, registrations, tokens that are none. */
function consents(): fc.Arbitrary<Call> {
  const word = fc.oneof(
    fc.constantFrom('authorization_code', 'refresh_token', 'S256', 'plain', 'citato_r_x', 'citato_c_x', ''),
    fc.constantFrom(
      'https://claude.ai/back',
      'javascript://x',
      'http://localhost/x',
      'https://x.example/c.json',
    ),
    fc.string({ unit: 'binary' }),
  );
  const fields = fc.constantFrom(
    ...[
      'grant_type',
      'code',
      'refresh_token',
      'client_id',
      'redirect_uri',
      'code_verifier',
      'resource',
      'token',
    ],
    ...['client_assertion', 'client_assertion_type', '__proto__', 'scope'],
  );
  const form = fc.array(fc.tuple(fields, word), { maxLength: 8 }).map((pairs): Call => ({
    method: 'POST',
    url: '/oauth/token',
    payload: new URLSearchParams(pairs).toString(),
    contentType: 'application/x-www-form-urlencoded',
  }));
  const registration = fc
    .oneof(
      fc.jsonValue(),
      fc.record({ redirect_uris: fc.oneof(fc.array(word), fc.jsonValue()), client_name: fc.jsonValue() }),
    )
    .map((value): Call => ({
      method: 'POST',
      url: '/oauth/register',
      payload: JSON.stringify(value),
      contentType: 'application/json',
    }));
  return fc.oneof(
    form,
    form.map((call) => ({ ...call, url: '/oauth/revoke' })),
    registration,
  );
}

/** What is wrong with the answer to a call; null when it is as promised. */
async function findFault({ method, url, payload, contentType }: Call): Promise<string | null> {
  const answer = await app.server.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${secret}`,
      accept: 'application/json, text/event-stream',
      ...(payload === null ? {} : { 'content-type': contentType }),
    },
    ...(payload === null ? {} : { payload }),
  });
  const said = `${method} ${url.slice(0, 300)} ${(payload ?? '').slice(0, 300)} -> ${String(answer.statusCode)}`;
  if (answer.statusCode >= 500) return `${said} ${answer.body.slice(0, 300)}`;
  // Of what is refused its own words may be repeated, so only answers are searched for what is another's.
  if (answer.statusCode >= 400) return null;
  const foreign = [...knownTo(stranger)('resultId')].map(String).find((id) => answer.body.includes(id));
  return foreign === undefined ? null : `${said} holds ${foreign}, which is another's`;
}

test(`${String(ROUNDS)} calls with a key and messages of assistants: none fails, none reads what is another's (seed ${String(SEED)})`, async () => {
  const calls = fc.oneof(
    ...open.map(([name, endpoint]) => requestsTo(name, endpoint, known).map(toKeyCall)),
    messages(),
    messages(),
    messages(),
    consents(),
  );
  const faults: string[] = [];
  for (const call of fc.sample(calls, { numRuns: ROUNDS, seed: SEED })) {
    const fault = await findFault(call);
    if (fault !== null) faults.push(fault);
  }
  expect(faults).toEqual([]);
});
