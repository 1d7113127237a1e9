import { api, type Endpoint, may, type Role } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fillPath } from '../call-endpoint.ts';
import { createCompany, registerWithPlan } from '../monitoring-scene.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';
import { joinTeam } from './join-team.ts';

const ROLES = ['owner', 'editor', 'reader', 'client'] as const;
const TIME_LIMIT = { timeout: 120_000 };
/** It would end the membership that is tried, and a stream does not end. */
const NOT_CALLED = ['leaveTeam', 'streamEvents'];

let app: TestApp;
const people = new Map<Role, SignedInUser>();
let removed: SignedInUser;
/** What the client may see, and what they may not. */
let seen: Record<string, string>;
let foreign: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  const owner = await registerWithPlan(app, 'business');
  people.set('owner', owner);
  const scene = async (name: string) => {
    const { company, prompt } = await createCompany(app, owner, { name });
    return { companyId: company.id, promptId: prompt.id };
  };
  [seen, foreign] = [await scene('Cantina Vespolina'), await scene('Hotel Belvento')];
  await app.settleJobs();
  for (const ids of [seen, foreign]) {
    const params = { companyId: ids['companyId'] ?? '' };
    const { body } = await app.call(api.createClientReport, { as: owner, params, body: {} });
    ids['reportId'] = body.reportId;
  }
  for (const role of ['editor', 'reader', 'client'] as const) {
    const person = await app.openAccount();
    people.set(role, person);
    await joinTeam(app, { owner, person, role, companyIds: [seen['companyId'] ?? ''] });
  }
  removed = await app.openAccount();
  await joinTeam(app, { owner, person: removed, role: 'editor' });
  await app.call(api.removeMember, { as: owner, params: { userId: removed.user.id } });
}, TIME_LIMIT.timeout);
afterAll(() => app.stop());

const personOf = (role: Role) => {
  const person = people.get(role);
  if (person === undefined) throw new Error(`nobody is ${role}`);
  return person;
};
const userEndpoints = Object.entries<Endpoint>(api).filter(
  ([name, { access }]) => access === 'user' && !NOT_CALLED.includes(name),
);
const NOWHERE = '7f3f8d0e-4d0a-4a0e-9d62-000000000000';

/** The ids of a scene where an endpoint names a company or a prompt, and ids of nothing everywhere else. */
async function call(endpoint: Endpoint, { as, ids }: { as: SignedInUser; ids: Record<string, string> }) {
  const params = Object.fromEntries(
    Object.keys(endpoint.params?.shape ?? {}).map((name) => [
      name,
      ids[name] ?? (name === 'planId' ? 'pro' : name === 'number' ? '1' : NOWHERE),
    ]),
  );
  const query = endpoint.query?.shape['ids'] === undefined ? {} : { ids: ids['promptId'] ?? NOWHERE };
  const answer = await app.server.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query,
    headers: { authorization: `Bearer ${as.accessToken}` },
  });
  const { code } = z.object({ code: z.string().optional() }).catch({}).parse(tryJson(answer.body));
  return { status: answer.statusCode, code, body: answer.body };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

test('every call for users says what it needs', () => {
  expect(userEndpoints.length).toBeGreaterThan(60);
  expect(userEndpoints.filter(([, { needs }]) => needs === undefined)).toEqual([]);
});

describe.each(ROLES)('as %s', (role) => {
  test('exactly the calls of the matrix are refused for the role', TIME_LIMIT, async () => {
    const findings: string[] = [];
    for (const [name, endpoint] of userEndpoints) {
      const { status, code } = await call(endpoint, { as: personOf(role), ids: {} });
      const isRefused = status === 403 && code === 'accounts.role_too_small';
      const isAllowed = may({ role, needs: endpoint.needs ?? 'own' });
      if (isRefused === isAllowed || status === 401 || status >= 500)
        findings.push(`${name}: ${String(status)} ${code ?? ''}`);
    }
    expect(findings).toEqual([]);
  });
});

test('who was taken out a moment ago is signed out of every call', TIME_LIMIT, async () => {
  const findings: string[] = [];
  for (const [name, endpoint] of userEndpoints) {
    const { status } = await call(endpoint, { as: removed, ids: seen });
    if (status !== 401) findings.push(`${name}: ${String(status)}`);
  }
  expect(findings).toEqual([]);
});

describe('a client', () => {
  const viewed = userEndpoints.filter(([, { needs }]) => needs === 'view');
  const naming = viewed.filter(([, { params }]) => {
    const names = Object.keys(params?.shape ?? {});
    return ['companyId', 'promptId', 'reportId'].some((name) => names.includes(name));
  });

  test('finds nothing under the id of a company they may not see', TIME_LIMIT, async () => {
    expect(naming.length).toBeGreaterThan(6);
    const findings: string[] = [];
    for (const [name, endpoint] of naming) {
      const { status } = await call(endpoint, { as: personOf('client'), ids: foreign });
      if (status !== 404) findings.push(`${name}: ${String(status)}`);
    }
    expect(findings).toEqual([]);
  });

  test('reads their own company by the same calls', TIME_LIMIT, async () => {
    const findings: string[] = [];
    for (const [name, endpoint] of naming) {
      const { status } = await call(endpoint, { as: personOf('client'), ids: seen });
      if (status >= 400) findings.push(`${name}: ${String(status)}`);
    }
    expect(findings).toEqual([]);
  });

  test('is shown no other company by any list', TIME_LIMIT, async () => {
    const secrets = [...Object.values(foreign), 'Hotel Belvento'];
    const findings: string[] = [];
    for (const [name, endpoint] of viewed)
      for (const ids of [seen, foreign]) {
        const { status, body } = await call(endpoint, { as: personOf('client'), ids });
        if (status < 400 && secrets.some((secret) => body.includes(secret))) findings.push(name);
      }
    expect(findings).toEqual([]);
    const { body } = await app.call(api.listCompanies, { as: personOf('client') });
    expect(body.companies.map(({ name }) => name)).toEqual(['Cantina Vespolina']);
  });

  test('is told nothing of what the organisation pays', async () => {
    const { body } = await app.call(api.getOwnProfile, { as: personOf('client') });
    expect(body.subscribedPriceCents).toBeNull();
    expect(body.organisation?.role).toBe('client');
  });
});
