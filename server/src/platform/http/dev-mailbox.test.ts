import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

describe('the mailbox', () => {
  let embedded: TestApp;
  let elsewhere: TestApp;
  beforeAll(async () => {
    embedded = await startTestApp();
    elsewhere = await startTestApp({ env: { APP_URL: 'https://citato.example' } });
  });
  afterAll(() => Promise.all([embedded.stop(), elsewhere.stop()]));
  const open = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    embedded.server.inject({ method: 'GET', url: '/api/dev/mailbox', headers, remoteAddress });

  test('is open to this machine', async () => {
    expect((await open({ host: 'localhost:3000' })).statusCode).toBe(200);
    expect((await open({ host: '[::1]:3000' }, '::1')).statusCode).toBe(200);
  });

  test.each(['127.0.0.1', '127.8.9.10', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::FFFF:7F00:1'])(
    'is open to this machine when it calls itself %s',
    async (remoteAddress) => {
      expect((await open({ host: 'localhost:3000' }, remoteAddress)).statusCode).toBe(200);
    },
  );

  test.each(['127.0.0.1.9', '::ffff:10.0.0.1', '::ffff:7e00:1', '64:ff9b::7f00:1', '::2'])(
    'is closed to %s',
    async (remoteAddress) => {
      expect((await open({ host: 'localhost:3000' }, remoteAddress)).statusCode).toBe(404);
    },
  );

  test.each([
    { host: 'citato.example' },
    { host: '10.0.0.8:3000' },
    { host: '127.0.0.1.evil.example' },
    ...[
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-server',
      'forwarded',
      'via',
      'x-real-ip',
      'cf-ray',
      'cf-connecting-ip',
      'true-client-ip',
      'x-client-ip',
    ].map((name) => ({ host: 'localhost:3000', [name]: '203.0.113.9' })),
  ])('is not there for anybody else: %o', async (headers) => {
    expect((await open(headers)).statusCode).toBe(404);
  });

  test('is not there for another machine', async () => {
    expect((await open({ host: 'localhost' }, '203.0.113.9')).statusCode).toBe(404);
  });

  test('is not there where the product is said to be elsewhere, and no page points at it', async () => {
    const headers = { host: 'localhost:3000' };
    expect((await elsewhere.server.inject({ url: '/api/dev/mailbox', headers })).statusCode).toBe(404);
    expect((await elsewhere.server.inject({ url: '/api/config' })).json()).toMatchObject({ mailbox: false });
    expect((await embedded.server.inject({ url: '/api/config' })).json()).toMatchObject({ mailbox: true });
  });

  test('looks for no address that cannot be one', async () => {
    const answer = await embedded.server.inject({
      url: '/api/dev/mailbox?to=%00',
      headers: { host: 'localhost' },
    });
    expect(answer.statusCode).toBe(400);
  });
});
