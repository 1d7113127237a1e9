import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countRows } from '#test/monitoring-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';

// What is refused leaves nothing behind: one product for all.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it.each([
  '',
  '   ',
  'non è un sito',
  'http://127.0.0.1',
  'http://localhost:3000',
  'http://[::1]/',
  'ftp://a.example',
  'https://io:segreto@a.example',
  'http://192.168.1.1',
  `https://${'a'.repeat(3000)}.example`,
])('takes %j for no site, and says what one looks like', async (websiteUrl) => {
  const refused = await app.callRefused(api.requestVisitorAnswer, { body: { websiteUrl } });
  expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(await countRows(app, 'visitor_answers')).toBe(0);
});
