import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('a registered and verified person is signed in and sees who they are', async () => {
  const ada = await app.register();
  const { body } = await app.call(api.me, { as: ada });
  expect(body.email).toBe(ada.email);
});
