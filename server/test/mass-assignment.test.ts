import { api, type Endpoint } from '@citato/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsTo } from './fuzz/requests.ts';
import { headersOf, knownTo, type Person, startScene } from './fuzz/scene.ts';
import type { TestApp } from './start-test-app.ts';

const BODIES_EACH = 12;

let app: TestApp;
let user: Person;
let admin: Person;
beforeAll(async () => {
  ({ app, user, admin } = await startScene());
});
afterAll(() => app.stop());

/** Columns nobody may set over the wire, and rows of somebody else, by the names a caller would try. */
const foreignFields = () => ({
  id: admin.as.user.id,
  userId: admin.as.user.id,
  user_id: admin.as.user.id,
  ownerId: admin.as.user.id,
  planId: 'business',
  plan_id: 'business',
  subscriptionStatus: 'active',
  currentPeriodEnd: '2099-01-01T00:00:00.000Z',
  customMaxCompanies: 9999,
  customMaxPrompts: 9999,
  custom_max_prompts: 9999,
  customTaskListsEnabled: true,
  customPromptAnalysisEnabled: true,
  emailVerified: true,
  email_verified: true,
  isAdmin: true,
  role: 'admin',
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  createdAt: '2001-01-01T00:00:00.000Z',
  archivedAt: null,
});

/** What only the product itself may change of an account, and how much another account owns. */
async function readProtected() {
  const { rows } = await app.ctx.db.execute<{ state: unknown }>(sql`
    select jsonb_build_object(
      'account', (select jsonb_build_array(u.id, u.email_verified, u.created_at) from users u where u.id = ${user.as.user.id}),
      'entitlement', (select to_jsonb(e) - 'updated_at' from entitlements e where e.user_id = ${user.as.user.id}),
      'companies', (select count(*) from companies where user_id = ${admin.as.user.id}),
      'prompts', (select count(*) from prompts p join companies c on c.id = p.company_id where c.user_id = ${admin.as.user.id}),
      'old rows', (select count(*) from companies where created_at < '2002-01-01'),
      'customers', (select count(*) from payment_customers where customer_id = 'cus_1'),
      'subscriptions', (select count(*) from subscriptions where subscription_id = 'sub_1')
    ) as state`);
  return rows[0]?.state;
}

/** The same body with more fields, in every object of it, cut where no body of ours is as deep. */
function widen(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 5) return null;
  if (Array.isArray(value)) return value.map((part) => widen(part, depth + 1));
  const inner = Object.entries(value).map(([key, part]): [string, unknown] => [key, widen(part, depth + 1)]);
  return { ...foreignFields(), ...Object.fromEntries(inner) };
}

const writes = Object.entries<Endpoint>(api).filter(
  ([, { access, body, method }]) => access === 'user' && body !== undefined && method !== 'DELETE',
);

describe('fields that are not the caller’s to set', () => {
  it.each(writes)('are ignored or refused by %s', async (name, endpoint) => {
    const before = await readProtected();
    const requests = fc.sample(requestsTo(name, endpoint, knownTo(user)), BODIES_EACH);
    const statuses: number[] = [];
    for (const request of requests) {
      const body = parse(request.payload);
      if (typeof body !== 'object' || body === null) continue;
      const payload = JSON.stringify(widen(body));
      const headers = headersOf(
        { ...request, payload, contentType: 'application/json' },
        { as: user.as, app },
      );
      const { method, url } = request;
      statuses.push((await app.server.inject({ method, url, headers, payload })).statusCode);
    }
    await app.settleJobs();
    expect(statuses.length).toBeGreaterThan(0);
    expect(await readProtected()).toEqual(before);
  });

  it('would be seen, were one of them set', async () => {
    const before = await readProtected();
    await app.ctx.db.execute(
      sql`update entitlements set custom_max_prompts = 9999 where user_id = ${user.as.user.id}`,
    );
    expect(await readProtected()).not.toEqual(before);
  });
});

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
