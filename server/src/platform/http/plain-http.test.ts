import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '#test/start-test-app';
import { isTrustworthy } from './own-site.ts';

describe('on a plain http address of a local network', () => {
  const APP_URL = 'http://192.168.1.20:3000';
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { APP_URL } });
  });
  afterAll(() => app.stop());

  it.each(['/login', '/api/config', '/api/nulla'])(
    '%s brings no header that browsers take over https alone, or that leads to https',
    async (url) => {
      const { headers } = await app.server.inject({ url, headers: { accept: 'text/html' } });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('cross-origin-opener-policy');
      expect(headers).not.toHaveProperty('origin-agent-cluster');
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  it('a form sent from there is taken, with a cookie its browser keeps', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: api.registerAccount.path,
      headers: { origin: APP_URL, 'sec-fetch-site': 'same-origin', host: '192.168.1.20:3000' },
      payload: {
        email: 'ada@ponteverde.example',
        password: TEST_PASSWORD,
        firstName: 'Ada',
        lastName: 'Bianchi',
      },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.cookies).toMatchObject([{ name: 'citato_registration', path: '/' }]);
    expect(answer.cookies[0]).not.toHaveProperty('secure');
  });
});

it.each([
  ['https://citato.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://192.168.1.20:3000', false],
  ['http://citato.lan', false],
])('browsers trust %s: %s', (origin, trusts) => {
  expect(isTrustworthy(origin)).toBe(trusts);
});
