import { api } from '@citato/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { callWithKey } from '../keys/call-with-key.ts';
import { createCompany, registerWithPlan } from '../monitoring-scene.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';
import { joinTeam } from './join-team.ts';

let app: TestApp;
let giulia: SignedInUser;
let companyId: string;
let address: string;

beforeAll(async () => {
  app = await startTestApp();
  giulia = await registerWithPlan(app, 'business');
  companyId = (await createCompany(app, giulia)).company.id;
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.stop());

async function aMember(role: 'owner' | 'editor'): Promise<SignedInUser> {
  const person = await app.openAccount();
  await joinTeam(app, { owner: giulia, person, role });
  return person;
}
const remove = ({ user: { id: userId } }: SignedInUser) =>
  app.call(api.removeMember, { as: giulia, params: { userId } });
const makeKey = async (as: SignedInUser, mayWrite = false) => {
  const body = { name: 'Foglio', mayWrite, companyIds: null, days: 90 as const };
  return (await app.call(api.createApiKey, { as, body })).body;
};
const read = async (key: string) => (await callWithKey(app, { url: '/api/v1/companies', key })).statusCode;

test('an open stream of events ends with the removal', async () => {
  // Without its heartbeats, which would end it later.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const luca = await aMember('editor');
  const headers = { authorization: `Bearer ${luca.accessToken}` };
  const { body } = await fetch(`${address}${api.streamEvents.path}`, { headers });
  const reader = body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await remove(luca);
  while ((await reader?.read())?.done === false);
});

test('of calls under way none begins after the removal', async () => {
  const luca = await aMember('editor');
  const body = () => ({ subject: 'prompt' as const, name: `Etichetta ${Math.random()}`, colour: 'ochre' });
  const send = () =>
    app.server.inject({
      method: 'POST',
      url: api.createLabel.path,
      headers: { authorization: `Bearer ${luca.accessToken}` },
      payload: body(),
    });
  const before = Array.from({ length: 10 }, send);
  await remove(luca);
  const after = await Promise.all(Array.from({ length: 10 }, send));
  const statuses = new Set((await Promise.all(before)).map(({ statusCode }) => statusCode));
  expect([...statuses].every((status) => [201, 401].includes(status))).toBe(true);
  expect(after.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 401));
});

test('a key ends with the membership of who made it, and its owner reads that it is revoked', async () => {
  const anna = await aMember('owner');
  const { secret, key } = await makeKey(anna);
  const { secret: kept } = await makeKey(giulia);
  expect(await read(secret)).toBe(200);
  await remove(anna);
  expect([await read(secret), await read(kept)]).toEqual([401, 200]);
  const { body } = await app.call(api.listApiKeys, { as: giulia });
  expect(body.keys.find(({ id }) => id === key.id)?.state).toBe('revoked');
});

test('a key does no more than who made it may by now', async () => {
  const anna = await aMember('owner');
  const { secret } = await makeKey(anna, true);
  const params = { userId: anna.user.id };
  const write = async () => {
    const body = { prompts: [{ text: `Un’altra domanda ${Math.random()}?` }] };
    const url = `/api/v1/companies/${companyId}/prompts`;
    return (await callWithKey(app, { method: 'POST', url, key: secret, body })).statusCode;
  };
  expect(await write()).toBe(201);
  await app.call(api.changeMember, { as: giulia, params, body: { role: 'reader', companyIds: [] } });
  expect([await write(), await read(secret)]).toEqual([403, 200]);
  const client = { role: 'client' as const, companyIds: [companyId] };
  await app.call(api.changeMember, { as: giulia, params, body: client });
  expect(await read(secret)).toBe(401);
});

test('a key of who leaves by themselves, or deletes their account, ends as well', async () => {
  const [anna, bruno] = [await aMember('owner'), await aMember('owner')];
  const keys = [await makeKey(anna), await makeKey(bruno)];
  await app.call(api.leaveTeam, { as: anna });
  await app.call(api.deleteAccount, { as: bruno, body: { password: bruno.password } });
  for (const { secret } of keys) expect(await read(secret)).toBe(401);
});
