import { api, errorBody } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedInUser, type TestApp, startTestApp } from './start-test-app.ts';

const POOL = 4;
const READERS = 20;

let app: TestApp;
let ada: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { DB_POOL: String(POOL) } });
  ada = await app.openAccount();
});
afterAll(() => app.stop());

it('readers who find every connection taken are told to come back instead of waiting, and served once one is free', async () => {
  const taken = await Promise.all(Array.from({ length: POOL }, () => app.ctx.db.$client.connect()));
  const read = () =>
    app.server.inject({
      url: api.listCompanies.path,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
  const refused = await Promise.all(Array.from({ length: READERS }, read));
  for (const answer of refused) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(errorBody.parse(answer.json()).message).not.toBe('');
  }
  for (const client of taken) client.release();
  expect((await read()).statusCode).toBe(200);
});
